import type { Cell } from '../cells/cells.ts';
import type { Node } from '../node.ts';

/** Work that goes on as long as a worker does and takes no place in its lanes. */
export type Service = (node: Node, cell: Cell) => { stop(): Promise<void> };
