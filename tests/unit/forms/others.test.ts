/** Third persons in a form, whose data must be erasable too. */
import { expect, test } from 'vitest'
import type { FormDefinition } from '@/lib/forms/define-form'
import { forms } from '@/lib/forms/registry'

const definitions: readonly FormDefinition[] = Object.values(forms)

test.each(definitions.map((form) => [form.id, form] as const))(
  '%s assigns every further address to a person',
  (_, { fields, others }) => {
    const addresses = Object.keys(fields).filter((name) => fields[name]?.kind === 'email' && name !== 'EMAIL')
    expect(Object.keys(others)).toEqual(addresses)
    for (const [address, names] of Object.entries(others)) expect(names).toContain(address)
  },
)

test('the second buyer consists of every field of that buyer', () => {
  const { fields, others } = forms['purchase-offer']
  expect(others['EMAIL_B']).toEqual(Object.keys(fields).filter((name) => name.endsWith('_B')))
})
