/** A number beside a heading is read as one: "Kantoren, 3" instead of "Kantoren3". */
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { HeadingCount } from '@/components/ui/heading-count'

test('the number is apart from the last word of the heading', () => {
  render(
    <h2>
      Kantoren
      <HeadingCount>{3}</HeadingCount>
    </h2>,
  )
  expect(screen.getByRole('heading').textContent).toBe('Kantoren, 3')
})
