/** Tables for feed tests: the template with every column filled, as CSV and as a spreadsheet. */
import { strToU8, zipSync } from 'fflate'
import { templateRows } from '@/lib/feeds/formats/table/columns'

/** Values for columns that the template's example leaves empty or simple. */
const cells: Readonly<Record<string, string>> = {
  newBuild: 'ja',
  investment: 'ja',
  stateSince: '20/11/2026',
  state: 'in optie',
  formerPrice: '€ 395.000',
  priceFrom: 'ja',
  priceHidden: 'ja',
  addressHidden: 'ja',
  box: '3',
  quarter: 'Zuid',
  plans: 'https://example.org/plan.png',
  video: 'https://example.org/film',
  tour: 'https://example.org/tour',
  agentName: 'Lotte Peeters',
  agentEmail: 'lotte@agency.example',
  agentPhone: '+32 470 00 00 01',
  project: 'P-7',
  url: 'https://example.org/1001',
  summary: 'Huis.',
  availableFrom: '2027-03-01',
  epcCode: 'E-1',
  epcExpiryDate: '22.04.2036',
  floodReportDate: '2026-10-25',
  asbestosDate: '2026-04-28',
  electricityDate: '2019-11-14',
  gasDate: '46063',
  heating: 'Gascondensatieketel',
  'summary nl': 'Huis.',
}

export function filledTable(): string[][] {
  const [headings = [], example = []] = templateRows()
  return [headings, headings.map((heading, place) => cells[heading] ?? (example[place] || '2'))]
}

export const toCsv = (rows: readonly (readonly string[])[], separator = ';'): string =>
  rows
    .map((row) => row.map((cell) => (/[";\n,]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(separator))
    .join('\r\n')

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Column letters of an index: 0 is A, 27 is AB. */
const letters = (place: number): string =>
  (place < 26 ? '' : letters(Math.floor(place / 26) - 1)) + String.fromCharCode(65 + (place % 26))

/** With a table of shared strings, as spreadsheets write them. */
export function toSpreadsheet(rows: readonly (readonly string[])[]): Uint8Array {
  const shared = [...new Set(rows.flat())]
  const sheet = rows.map(
    (row, at) =>
      `<row r="${at + 1}">${row.map((cell, place) => `<c r="${letters(place)}${at + 1}" t="s"><v>${shared.indexOf(cell)}</v></c>`).join('')}</row>`,
  )
  return zipSync({
    'xl/sharedStrings.xml': strToU8(`<sst>${shared.map((text) => `<si><t>${escapeText(text)}</t></si>`).join('')}</sst>`),
    'xl/worksheets/sheet1.xml': strToU8(`<worksheet><sheetData>${sheet.join('')}</sheetData></worksheet>`),
  })
}
