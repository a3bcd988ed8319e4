import dashboard from './dashboard.json';
import shell from './shell.json';

/** What the frame and the home page need, in one piece. */
export const texts = { dashboard, shell };
