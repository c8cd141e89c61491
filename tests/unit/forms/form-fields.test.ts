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
  return `${field.isRequired ? 'required' : field.requiredWhen ? 'optional, required by a setting' : 'optional'}${field.showWhen ? ', conditional' : ''}`
}

/** A section per form, as a single table would be too wide for a page. */
function describeForm(form: FormDefinition): string {
  const { title } = messages.Forms[form.id as FormId] as { title: string }
  const rows = Object.entries(form.fields).map(([name, { kind }]) => [`\`${name}\``, kind, mark(form, name)])
  return [`## ${title} (\`${form.id}\`)`, '', alignTable([['Field', 'Kind', 'Required'], ...rows]), ''].join('\n')
}

const introduction = [
  '# The fields of each form',
  '',
  'Every field of every form, and whether it is required. Generated from `lib/forms/registry.ts` by `tests/unit/forms/form-fields.test.ts`, which fails if the two differ.',
  '"Conditional" means that the field is shown only under its conditions. The character challenge may appear on every form and is not listed.',
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
