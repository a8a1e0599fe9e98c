import {
  mergeClasses,
  Table,
  TableBody,
  TableCell,
  TableHeader,
  TableHeaderCell,
  TableRow,
} from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useDataTable } from './data-table.ts';

type Column = { name: string; className?: string; isAtEnd?: boolean };

type ListTableProps = { label: string; columns: readonly Column[]; children: ReactNode };

/** A card with a table; on a phone without the heads of its columns. */
export function ListTable({ label, columns, children }: ListTableProps) {
  const table = useDataTable();
  return (
    <div className={table.card}>
      <Table aria-label={label}>
        <TableHeader className={table.head}>
          <TableRow className={table.headRow}>
            {columns.map(({ name, className, isAtEnd = false }) => (
              <TableHeaderCell
                key={name}
                className={mergeClasses(table.headCell, isAtEnd && table.actHead, className)}
              >
                {name}
              </TableHeaderCell>
            ))}
          </TableRow>
        </TableHeader>
        <TableBody>{children}</TableBody>
      </Table>
    </div>
  );
}

export function ListRow({ children }: { children: ReactNode }) {
  const { row } = useDataTable();
  return <TableRow className={row}>{children}</TableRow>;
}

type ListCellProps = { kind?: 'figures' | 'act'; children: ReactNode };

export function ListCell({ kind, children }: ListCellProps) {
  const table = useDataTable();
  return <TableCell className={mergeClasses(table.cell, kind && table[kind])}>{children}</TableCell>;
}

/** A cell of two lines: the fact, and what belongs to it. */
export function FactCell({ fact, more, kind }: { fact: string; more: string; kind?: 'figures' }) {
  const table = useDataTable();
  return (
    <ListCell {...(kind && { kind })}>
      <span className={table.fact}>{fact}</span>
      {more !== '' && <span className={table.more}>{more}</span>}
    </ListCell>
  );
}
