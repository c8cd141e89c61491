import { expect, test } from 'vitest'
import { parseForm } from '@/lib/forms/define-form'
import { testimonialForm } from '@/lib/forms/definitions/testimonial'

const parse = (WEBSITE: string) => parseForm(testimonialForm, { COMMENT: 'Goed', NAME: 'An', PRIVACY: 'on', WEBSITE })

test.each([
  ['', ''],
  ['www.voorbeeld.be', 'https://www.voorbeeld.be'],
  ['http://voorbeeld.be/team?x=1', 'http://voorbeeld.be/team?x=1'],
])('the website %j is stored as %j', (typed, kept) => {
  expect(parse(typed)).toMatchObject({ kind: 'valid', values: { WEBSITE: kept } })
})

test.each(['javascript:alert(1)', 'voorbeeld', 'ftp://voorbeeld.be', 'http://localhost/', 'https://a b.be'])(
  '%j is not a website',
  (typed) => {
    expect(parse(typed)).toEqual({ kind: 'invalid', errors: { WEBSITE: 'websiteInvalid' } })
  },
)
