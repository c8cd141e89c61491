/** The target of an arrow key in a grid of cells (WAI-ARIA practices, "Combobox" with a grid popup). */

/** Ids of the cells by row and column; undefined for cells that cannot be chosen. */
export type CellGrid = readonly (readonly (string | undefined)[])[]

type Place = { row: number; column: number }

function findPlace(grid: CellGrid, id: string): Place | undefined {
  const row = grid.findIndex((cells) => cells.includes(id))
  return row < 0 ? undefined : { row, column: grid[row]?.indexOf(id) ?? 0 }
}

/** The next row that has a cell, wrapping around; in the same column where possible. */
function moveRow(grid: CellGrid, place: Place | undefined, step: 1 | -1): string | undefined {
  const size = grid.length
  const start = place?.row ?? (step === 1 ? -1 : size)
  for (let distance = 1; distance <= size; distance += 1) {
    const cells = grid[(start + step * distance + size) % size]
    const cell = cells?.[place?.column ?? 0] ?? cells?.find(Boolean)
    if (cell) return cell
  }
  return undefined
}

function moveColumn(grid: CellGrid, { row, column }: Place, step: 1 | -1): string | undefined {
  const cells = grid[row] ?? []
  return cells[column + step] ?? cells[column]
}

/**
 * The cell after `key`, or undefined when the key belongs to the text box.
 * @param active the cell chosen so far; up and down work without one.
 */
export function moveInGrid(grid: CellGrid, active: string | undefined, key: string): string | undefined {
  const place = active === undefined ? undefined : findPlace(grid, active)
  if (key === 'ArrowDown') return moveRow(grid, place, 1)
  if (key === 'ArrowUp') return moveRow(grid, place, -1)
  if (!place) return undefined
  if (key === 'ArrowRight') return moveColumn(grid, place, 1)
  if (key === 'ArrowLeft') return moveColumn(grid, place, -1)
  const cells = grid.flat().filter(Boolean)
  if (key === 'Home') return cells[0]
  return key === 'End' ? cells.at(-1) : undefined
}
