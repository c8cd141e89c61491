/** A multi-line field. */
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { FormBody } from '@/components/forms/form.client'
import { getFormProps } from '@/lib/server/forms/form-props'
import { renderIn } from '../../support/render'

test('is scrolled fully into view on focus, not only to the line of its cursor', () => {
  const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView')
  renderIn('nl', <FormBody {...getFormProps('contact', 'nl')} />)
  const field = screen.getByRole('textbox', { name: /^Uw bericht/ })
  field.focus()
  expect(scrollIntoView.mock.contexts).toEqual([field])
  expect(scrollIntoView).toHaveBeenCalledExactlyOnceWith({ block: 'nearest' })
})
