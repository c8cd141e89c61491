/** The fields of every form as documentation; `npx vitest run -u form-fields` updates it (ruling 28). */
import { expect, test } from 'vitest'
import type { FormDefinition } from '@/lib/forms/define-form'
import { type FormId, forms } from '@/lib/forms/registry'
import messages from '@/messages/en.json'
import { alignTable } from '../../support/align-table'

const definitions: readonly FormDefinition[] = Object.values(forms)

const mark = ({ fields }: FormDefinition, name: string): string => {
  const field = fields[name]
  if (!field) return ''
  return `${field.isRequired ? 'required' : field.requiredWhen ? 'optional, required by a setting' : 'optional'}${field.showWhen ? ', at times' : ''}`
}

/** A section per form, as a single table would be too wide for a page. */
function describeForm(form: FormDefinition): string {
  const { title } = messages.Forms[form.id as FormId] as { title: string }
  const rows = Object.entries(form.fields).map(([name, { kind }]) => [`\`${name}\``, kind, mark(form, name)])
  return [`## ${title} (\`${form.id}\`)`, '', alignTable([['Field', 'Kind', 'Asked'], ...rows]), ''].join('\n')
}

const introduction = [
  '# What each form asks',
  '',
  'Made from `lib/forms/registry.ts` by `tests/unit/forms/form-fields.test.ts`, which fails when the two differ. "At times" means that the field shows only',
  'when its conditions hold. The captcha stands on every form and is no field of its own.',
  '',
]

test('docs/form-fields.md describes the fields of the forms', async () => {
  await expect([...introduction, ...definitions.map(describeForm)].join('\n')).toMatchFileSnapshot('../../../docs/form-fields.md')
})

test.each([
  ['CONTACT_SLOTS', ['information', 'visit', 'valuation']],
  ['CONTACT_DEVICE', ['information', 'visit', 'valuation']],
  ['NEWSLETTER', ['contact', 'information', 'demand-register']],
  ['BUDGET', ['demand-register', 'contact']],
  ['STREET', ['valuation']],
  ['ADDRESS', ['purchase-offer', 'rental-application']],
  ['ZIP', ['valuation', 'purchase-offer', 'rental-application']],
] as const)('%s has its place in %j', (name, ids) => {
  const withField = definitions.filter(({ fields }) => name in fields).map(({ id }) => id)
  expect(withField).toEqual(expect.arrayContaining([...ids]))
})

test('the newsletter is never ticked by default', () => {
  for (const { fields } of definitions) expect(fields['NEWSLETTER']?.isRequired ?? false).toBe(false)
})
