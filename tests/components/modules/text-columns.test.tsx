/**
 * A long text next to its table of contents: every entry links to a heading, and energy labels are drawn where a table is a
 * scale.
 */
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ArticlePage } from '@/components/modules/article/article-page'
import { Prose } from '@/components/ui/prose'
import { TextColumns } from '@/components/ui/text-columns'
import type { Language } from '@/lib/domain/text/language'
import { findArticle } from '@/lib/server/pages/articles'
import { renderIn } from '../../support/render'
import { setSnapshot } from './demo'

test.each(['nl', 'fr', 'en', 'de'] as const)(
  'each entry of the table of contents links to its heading (%s)',
  (language: Language) => {
    setSnapshot()
    const article = findArticle('reading-an-epc-certificate')
    if (!article) throw new Error('no article on energy certificates')
    const { container } = renderIn(language, <ArticlePage article={article} language={language} />)
    const [contents] = screen.getAllByRole('navigation')
    const links = within(contents ?? container).getAllByRole('link', { hidden: true })
    expect(links.length).toBeGreaterThanOrEqual(3)
    for (const link of links) {
      const target = container.querySelectorAll(`[id="${link.getAttribute('href')?.slice(1)}"]`)
      expect(target).toHaveLength(1)
      expect(target[0]).toHaveTextContent(link.textContent)
    }
    const labels = [...container.querySelectorAll('[data-label]')].map((label) => label.getAttribute('data-label'))
    expect(labels).toEqual(['ap', 'a', 'b', 'c', 'd', 'e', 'f'])
  },
)

test('a text of two headings has no table of contents', () => {
  renderIn(
    'nl',
    <TextColumns text={'## A\n\n## B'} language="nl">
      text
    </TextColumns>,
  )
  expect(screen.queryByRole('navigation')).toBeNull()
})

test('letters outside a scale stay letters', () => {
  const { container } = renderIn('nl', <Prose text={'| K | x |\n|---|---|\n| A | 1 |\n| Z | 2 |\n| B | 3 |'} language="nl" />)
  expect(container.querySelector('[data-label]')).toBeNull()
})
