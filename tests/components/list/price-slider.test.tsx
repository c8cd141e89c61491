/** The knobs of the price slider and its fields are in sync, whichever changed last. */
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PriceSlider } from '@/components/list/filters/price-slider.client'

const texts = { low: 'Van', high: 'Tot' }

function show(typed = { min: '', max: '' }) {
  render(
    <form>
      <PriceSlider range={{ min: 100_000, max: 900_000 }} step={5000} low={undefined} high={undefined} texts={texts} />
      <input name="minPrice" aria-label="min" defaultValue={typed.min} />
      <input name="maxPrice" aria-label="max" defaultValue={typed.max} />
    </form>,
  )
  const knob = (name: string) => screen.getByRole('slider', { name })
  return { low: knob('Van'), high: knob('Tot'), min: screen.getByLabelText('min'), max: screen.getByLabelText('max') }
}

test('a typed price moves the knobs, in any usual notation, and never beyond their ends', () => {
  const { low, high, min, max } = show()
  fireEvent.input(min, { target: { value: '€ 500.000' } })
  fireEvent.input(max, { target: { value: '5000000' } })
  expect(low).toHaveValue('500000')
  expect(high).toHaveValue('900000')
  fireEvent.input(min, { target: { value: '' } })
  expect(low).toHaveValue('100000')
})

test('a knob does not pass the value typed for the other', () => {
  const { low, high, min, max } = show()
  fireEvent.input(min, { target: { value: '500000' } })
  fireEvent.change(high, { target: { value: '100000' } })
  expect(max).toHaveValue('505000')
  expect(high).toHaveValue('505000')
  fireEvent.change(low, { target: { value: '800000' } })
  expect(min).toHaveValue('500000')
})

test('the knobs are at the values that the browser restored in the fields', () => {
  const { low, high } = show({ min: '300000', max: '400000' })
  expect(low).toHaveValue('300000')
  expect(high).toHaveValue('400000')
})

test('a knob at its end sets no limit', () => {
  const { low, high, min, max } = show({ min: '300000', max: '400000' })
  fireEvent.change(low, { target: { value: '100000' } })
  fireEvent.change(high, { target: { value: '900000' } })
  expect(min).toHaveValue('')
  expect(max).toHaveValue('')
})
