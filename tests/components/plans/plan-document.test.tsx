/** A plan that is the first page of a PDF has a link to the file. */
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PlanGallery } from '@/components/plans/plan-gallery'
import { PlanList } from '@/components/plans/plan-list'
import type { MediaFile } from '@/lib/domain/media/media'
import { languageCodes } from '@/lib/domain/text/language'
import { renderIn } from '@/tests/support/render'
import { setSnapshot } from '../modules/demo'

const file = (parts: Partial<MediaFile>): MediaFile => ({
  fingerprint: 'abcdefghijkl',
  type: 'image/png',
  size: 10,
  width: 2000,
  height: 1400,
  isBare: true,
  path: '/nowhere',
  ...parts,
})

const planOf = (url: string) => ({
  drawing: { url, width: 2000, height: 1400 },
  title: 'Gelijkvloers',
  legend: '',
  alt: `Plan ${url}`,
})

function renderPlans(language: (typeof languageCodes)[number]) {
  const media = new Map([
    ['/media/first-pages/a.png', file({ document: '/plans/ground floor.pdf' })],
    ['/plans/ground floor.pdf', file({ fingerprint: 'mnopqrstuvwx', type: 'application/pdf', width: 0, height: 0 })],
    ['/plans/b.png', file({ fingerprint: 'bbbbbbbbbbbb' })],
  ])
  setSnapshot({ media })
  const plans = ['/media/first-pages/a.png', '/plans/b.png'].map(planOf)
  return renderIn(
    language,
    <PlanGallery plans={plans} title="Huis">
      <PlanList plans={plans} />
    </PlanGallery>,
  )
}

test.each(languageCodes)('in %s the file can be downloaded under its own name, and other plans have none', (language) => {
  renderPlans(language)
  const links = screen.getAllByRole('link', { name: /pdf.*Gelijkvloers/i })
  expect(links.map((link) => [link.getAttribute('href'), link.hasAttribute('download')])).toEqual([
    ['/media/mnopqrstuvwx/ground%20floor.pdf', true],
  ])
})

test('the picture links to its widest size, not to the file', () => {
  renderPlans('nl')
  const [link] = screen.getAllByRole('link', { name: 'Plan /media/first-pages/a.png' })
  expect(link).toHaveAttribute('href', '/media/abcdefghijkl/2000')
})
