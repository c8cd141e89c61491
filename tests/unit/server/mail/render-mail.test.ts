/** Mails as phones show them. */
import { expect, test } from 'vitest'
import { renderHtml } from '@/lib/server/mail/render-mail'
import { snapshot } from '../../../support/content'

const rows = [
  { label: 'Bewaarde zoekopdrachten die passen', value: '0' },
  { label: 'Pand', value: 'https://www.example.be/nl/te-huur/antwerpen/gemeubeld-appartement-met-twee-slaapkamers/4102405/' },
]
const html = renderHtml({ language: 'nl', title: 'Bezoek', paragraphs: ['Dag An,'], rows }, snapshot.site)

test('what was filled in breaks within its share of the sheet, however long', () => {
  expect(html).toMatch(/<table style="[^"]*table-layout:fixed[^"]*">/)
  expect(html).not.toContain('nowrap')
  const values = [...html.matchAll(/<td style="([^"]*)">/g)].map(([, style]) => style)
  expect(values).toHaveLength(rows.length)
  for (const style of values) expect(style).toContain('overflow-wrap:anywhere')
})
