/** Fields that only some forms have are in scripts of their own: each form with such a field must load its script. */
import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { bodyOf } from '@/components/forms/form'
import { SearchFormBody } from '@/components/forms/zones/search-form.client'
import { type FormId, forms } from '@/lib/forms/registry'
import { getFormProps } from '@/lib/server/forms/form-props'
import { renderIn } from '../../support/render'
import { setSnapshot } from '../modules/demo'

beforeEach(() => setSnapshot())

const ids = Object.keys(forms) as FormId[]

const asks = (form: FormId) =>
  Object.values(forms[form].fields).some((field) => field.kind === 'slot' || ('look' in field && field.look === 'zones'))

test.each(ids)('%s loads the components of all its fields', (form) => {
  expect(bodyOf(form) !== bodyOf('contact')).toBe(asks(form))
})

test('zones are checkboxes with a name', () => {
  renderIn('nl', <SearchFormBody {...getFormProps('demand-register', 'nl')} />)
  expect(screen.getByRole('checkbox', { name: 'Berchem' })).toBeInTheDocument()
})
