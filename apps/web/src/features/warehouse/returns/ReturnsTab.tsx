import { ReturnList } from './ReturnList.tsx';

/** A merchant's parcels that came back, and what it wants done with them. */
export const ReturnsTab = () => <ReturnList isStaff={false} />;
