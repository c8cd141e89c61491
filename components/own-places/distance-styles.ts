/**
 * The styles of distances, as text within their script: the build would reference a style sheet in the script of every page,
 * which is also loaded by visitors without places.
 */
import { adoptSheet } from './adopt-sheet'

/** The letter of a place is white on black; on cards only that of the place sorted by, the others are on grey. */
const text = `
.own-places-list,
.own-places-table,
.own-places-sort,
.own-places-row {
  & i {
    display: inline-grid;
    place-items: center;
    width: 20px;
    height: 20px;
    background: var(--bg-ink);
    color: var(--text-on-ink);
    font-size: var(--fs-12);
    font-style: normal;
    font-weight: var(--w-mid);
    line-height: 1;
  }
}
.own-places-list {
  margin-top: 11px;
  border-top: 1px solid var(--line);
  font-size: var(--fs-14);
  font-variant-numeric: tabular-nums;
  & li {
    display: grid;
    grid-template-columns: 20px minmax(0, 1fr) auto minmax(74px, auto);
    gap: 10px;
    align-items: center;
    min-height: 34px;
    border-bottom: 1px solid var(--line);
    line-height: 1.3;
  }
  & li > :nth-child(2) {
    overflow-wrap: anywhere;
  }
  & li:not(.own-places-sorted) i {
    background: var(--bg-mist);
    color: var(--text);
  }
  & li > :nth-child(3) {
    color: var(--text-2);
    white-space: nowrap;
  }
  & li > :nth-child(4) {
    display: inline-flex;
    gap: 6px;
    align-items: center;
    justify-content: flex-end;
    white-space: nowrap;
  }
  & svg {
    color: var(--text-2);
  }
}
.own-places-sorted {
  font-weight: var(--w-mid);
}
.own-places-table {
  width: 100%;
  font-size: var(--fs-15);
  font-variant-numeric: tabular-nums;
  line-height: 1.4;
  & caption {
    padding: 8px 0;
    font-size: var(--fs-18);
    font-weight: var(--w-mid);
    letter-spacing: var(--ls-sub);
    text-align: left;
  }
  & :is(th, td) {
    padding: 10px 16px 10px 0;
    border-bottom: 1px solid var(--line);
    font-weight: inherit;
    text-align: left;
  }
  & thead th {
    border-color: var(--line-strong);
    color: var(--text-2);
    font-size: var(--fs-14);
    font-weight: var(--w-mid);
  }
  & :is(th, td):not(:first-child) {
    padding-right: 0;
    text-align: right;
    white-space: nowrap;
  }
  & i {
    margin-right: 10px;
  }
}
.own-places-row i {
  margin-right: 8px;
}
.own-places-notes {
  margin-top: 10px;
  color: var(--text-2);
  font-size: var(--fs-14);
  line-height: 1.5;
}
.own-places-sorter {
  display: flex;
  flex-wrap: wrap;
  gap: 8px 24px;
  align-items: center;
  justify-content: space-between;
  margin-bottom: 24px;
  font-size: var(--fs-15);
}
.own-places-sort {
  display: flex;
  flex-wrap: wrap;
  gap: 8px 14px;
  align-items: center;
  font-size: var(--fs-15);
  & > span {
    color: var(--text-2);
  }
}
.own-places-choices {
  display: inline-flex;
  flex-wrap: wrap;
  border: 1px solid var(--line-control);
  border-radius: var(--r-1);
  & button {
    display: inline-flex;
    gap: 8px;
    align-items: center;
    min-height: 44px;
    padding: 0 16px;
    font-weight: var(--w-mid);
    text-align: left;
  }
  & button + button {
    border-left: 1px solid var(--line);
  }
  & [aria-pressed="true"] {
    background: var(--bg-ink);
    color: var(--text-on-ink);
    & i {
      background: var(--bg);
      color: var(--text);
    }
  }
  @media (max-width: 47.875em) {
    display: grid;
    grid-template-columns: 1fr 1fr;
    width: 100%;
  }
}
`

export const styles = {
  choices: 'own-places-choices',
  list: 'own-places-list',
  notes: 'own-places-notes',
  row: 'own-places-row',
  sort: 'own-places-sort',
  sorted: 'own-places-sorted',
  sorter: 'own-places-sorter',
  table: 'own-places-table',
} as const

export const adoptStyles = (): void => adoptSheet(text)
