/** A field for several lines. */
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { FormBody } from '@/components/forms/form.client'
import { getFormProps } from '@/lib/server/forms/form-props'
import { renderIn } from '../../support/render'

test('it is shown whole when it gets the focus, not only the line of its cursor', () => {
  const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView')
  renderIn('nl', <FormBody {...getFormProps('contact', 'nl')} />)
  const field = screen.getByRole('textbox', { name: /^Uw bericht/ })
  field.focus()
  expect(scrollIntoView.mock.contexts).toEqual([field])
  expect(scrollIntoView).toHaveBeenCalledExactlyOnceWith({ block: 'nearest' })
})
