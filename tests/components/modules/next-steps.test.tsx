/** The thank-you pages (specification 2; ruling 6). */
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { NextStepsModule } from '@/components/modules/next-steps/next-steps-module'
import { languageCodes } from '@/lib/domain/text/language'
import { snapshot } from '../../support/content'
import { renderIn } from '../../support/render'
import { moduleProps, setSnapshot } from './demo'

beforeEach(() => setSnapshot())

const feedback = snapshot.routeTable.routes.filter((route) => route.type === 'feedback')

test('every feedback entry of the path table has a published page that search engines do not index', () => {
  expect(feedback).toHaveLength(17)
  for (const { original } of feedback) {
    expect(snapshot.pages.get(original), original).toMatchObject({ status: 'Published', seo: false })
  }
})

describe.each(languageCodes)('in %s', (language) => {
  test.each(feedback.map((route) => route.original))('%s says what happens when, and has further links', (path) => {
    renderIn(language, <NextStepsModule {...moduleProps({}, { path, language })} />)
    const page = snapshot.pages.get(path)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(page?.title[language] ?? 'no title')
    const steps = within(screen.getByRole('list')).getAllByRole('listitem')
    expect(steps.map((step) => step.textContent)).toEqual(
      page?.nextSteps.map(({ when, text }) => `${when[language]}${text[language]}`),
    )
    const targets = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '')
    expect(targets).toContain('tel:+3230001234')
    expect(targets).toContain(`/${language}/`)
    expect(targets.filter((target) => target.startsWith(`/${language}/`))).toHaveLength(2)
  })
})
