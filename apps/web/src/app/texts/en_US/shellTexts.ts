import dashboard from '../../../features/dashboard/texts/en_US.json';
import shared from '../../../shared/texts/en_US.json';
import shell from '../../shell/texts/en_US.json';

/**
 * What the frame, the home page and the shared pieces need, in one piece. A dialog that had to wait
 * for its words would hide the page beneath it, and the focus would be lost.
 */
export const texts = { dashboard, shared, shell };
