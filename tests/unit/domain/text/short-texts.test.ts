/** Small text functions of pages and mails. */
import { describe, expect, test } from 'vitest'
import { capitalise } from '@/lib/domain/text/capitalise'
import { paragraphsOf } from '@/lib/domain/text/paragraphs'
import { phoneHref } from '@/lib/domain/text/phone-href'

describe('capitalise', () => {
  test.each([
    ['voorkant', 'Voorkant'],
    ['élégant', 'Élégant'],
    ['voorkant en TUIN', 'Voorkant en TUIN'],
    ['Al groot', 'Al groot'],
    ['2 kamers', '2 kamers'],
    ['', ''],
  ])('%s', (text, label) => expect(capitalise(text)).toBe(label))
})

describe('paragraphs', () => {
  test.each([
    ['een\n\ntwee', ['een', 'twee']],
    ['een\n \t\ntwee', ['een', 'twee']],
    ['een\nnog een\n\n\n\ntwee', ['een\nnog een', 'twee']],
    ['\n\n een \n\n', ['een']],
    ['   ', []],
    ['', []],
  ])('%j', (text, paragraphs) => expect(paragraphsOf(text)).toEqual(paragraphs))
})

describe('a phone number as a link', () => {
  test.each([
    ['03 000 12 34', 'tel:+3230001234'],
    ['0470/12.34-56', 'tel:+32470123456'],
    ['+352 26 12 34', 'tel:+352261234'],
    ['(+31) 20 555', 'tel:+3120555'],
    ['112', 'tel:112'],
  ])('%s', (phone, href) => expect(phoneHref(phone)).toBe(href))
})
