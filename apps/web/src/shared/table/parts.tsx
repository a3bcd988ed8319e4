import type { ComponentProps } from 'react';
import { HeaderCell } from './HeaderCell.tsx';

/**
 * antd draws the head as a table and the virtual rows as plain boxes, which no screen reader puts
 * together. Here all of it gets the roles of one table; useTableRole names the table itself.
 */
const HeaderTable = (props: ComponentProps<'table'>) => <table {...props} role="presentation" />;

// biome-ignore-start lint/a11y/noRedundantRoles: inside a table without meaning they have none
const HeaderGroup = (props: ComponentProps<'thead'>) => <thead {...props} role="rowgroup" />;

const HeaderRow = (props: ComponentProps<'tr'>) => <tr {...props} role="row" aria-rowindex={1} />;
// biome-ignore-end lint/a11y/noRedundantRoles: inside a table without meaning they have none

/** The scrolling part. It takes the focus, and arrow keys go on to the rows. */
const Body = (props: ComponentProps<'div'>) => (
  // biome-ignore lint/a11y/useSemanticElements: virtual rows can't stand in a real table
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
  <div {...props} role="rowgroup" tabIndex={0} data-rows="" />
);

export const parts = {
  header: { table: HeaderTable, wrapper: HeaderGroup, row: HeaderRow, cell: HeaderCell },
  body: { wrapper: Body },
};
