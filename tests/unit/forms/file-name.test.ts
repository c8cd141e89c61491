import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanFileName, withExtension } from '@/lib/forms/file-name'
import { anyCharacter } from '../../support/any-character.ts'

test.each([
  ['cv.pdf', 'cv.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\An\\Mijn cv.docx', 'Mijn cv.docx'],
  ['  .htaccess', 'htaccess'],
  ['a\u0000b\u202egpj.pdf', 'a b gpj.pdf'],
  ['cv"\r\nBcc: x@y.example.pdf', 'cv Bcc x@y.example.pdf'],
  ['Résumé Zoë.odt', 'Résumé Zoë.odt'],
  ['...', 'file'],
  ['', 'file'],
])('%j is shown as %j', (name, shown) => expect(cleanFileName(name)).toBe(shown))

test('a long name keeps its extension', () => {
  const name = cleanFileName(`${'a'.repeat(300)}.docx`)
  expect(name).toHaveLength(80)
  expect(name).toMatch(/a\.docx$/)
})

test('the extension is that of the content', () => {
  expect(withExtension('cv.exe', 'pdf')).toBe('cv.pdf')
  expect(withExtension('CV.PDF', 'pdf')).toBe('CV.PDF')
  expect(withExtension('cv', 'odt')).toBe('cv.odt')
})

test('a cleaned name has no path, no invisible characters, and is not longer', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter, maxLength: 400 }), (name) => {
      const clean = cleanFileName(name)
      expect(clean).not.toMatch(/[\\/\p{Cc}\u202a-\u202e<>"]|^\./u)
      expect([...clean].length).toBeGreaterThan(0)
      expect([...clean].length).toBeLessThanOrEqual(80)
    }),
  )
})
