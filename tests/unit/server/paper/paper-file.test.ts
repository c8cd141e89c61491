import { describe, expect, test } from 'vitest'
import { isPaperKind, makePaper, paperKinds } from '@/lib/server/paper/paper-file'
import { getRecord, snapshot } from '../../../support/content'

const now = new Date('2026-11-21T10:00:00Z')

const fileOf = async (...args: [kind: (typeof paperKinds)[number], id: number, language: 'nl' | 'fr' | 'en' | 'de']) => {
  const [kind, id, language] = args
  const file = await makePaper(kind, String(id), language, now)
  if (!file) throw new Error(`no paper of ${id}`)
  return { name: file.name, text: file.content.toString('latin1') }
}

const pagesOf = (file: string) => file.match(/\/Type \/Page\b/g)?.length

describe('each paper', () => {
  test.each([
    ['window-card', '/MediaBox [0 0 841.89 595.28]'],
    ['poster', '/MediaBox [0 0 595.28 841.89]'],
  ] as const)('%s: one page of A4 with both fonts embedded, in its language', async (kind, size) => {
    const { name, text } = await fileOf(kind, getRecord('s01').id, 'fr')
    expect(name).toBe(`4102311-${kind}-fr.pdf`)
    expect(text.startsWith('%PDF-1.')).toBe(true)
    expect(pagesOf(text)).toBe(1)
    expect(text).toContain(size)
    expect(text.match(/\/FontFile2 /g)).toHaveLength(2)
    expect(text).not.toContain('/BaseFont /Helvetica')
    expect(text).toContain('/Lang (fr)')
  })

  test('fits on its page with the longest title, in German', async () => {
    const shown = [...snapshot.propertyById.values()].filter(({ archived }) => !archived)
    const [longest] = shown.sort((a, b) => b.texts.de.title.length - a.texts.de.title.length)
    for (const kind of paperKinds) expect(pagesOf((await fileOf(kind, longest?.id ?? 0, 'de')).text), kind).toBe(1)
  })
})

test('archived and unknown properties and unknown papers have none', async () => {
  expect(await makePaper('poster', String(getRecord('a01').id), 'nl', now)).toBeUndefined()
  expect(await makePaper('poster', '1', 'nl', now)).toBeUndefined()
  expect(await makePaper('poster', '../1', 'nl', now)).toBeUndefined()
  expect(isPaperKind('window-card')).toBe(true)
  expect(isPaperKind('toString')).toBe(false)
})
