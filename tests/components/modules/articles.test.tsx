/** Articles: their order, their reading time, their cards and their page. */
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { ArticleModule } from '@/components/modules/article/article-module'
import { ArticlePage } from '@/components/modules/article/article-page'
import { NewsModule } from '@/components/modules/news/news-module'
import type { Article } from '@/lib/content/article'
import { formatDate } from '@/lib/domain/text/date'
import { countReadingMinutes, findArticlesByCategory } from '@/lib/server/pages/articles'
import { snapshot } from '../../support/content'
import { renderIn } from '../../support/render'
import { moduleProps, setSnapshot } from './demo'

const getArticle = (id: string): Article => {
  const article = snapshot.articles.find((candidate) => candidate.id === id)
  if (!article) throw new Error(`no article ${id}`)
  return article
}

beforeEach(() => setSnapshot())

describe('reading time', () => {
  test.each([
    [0, 1],
    [200, 1],
    [299, 1],
    [300, 2],
    [1000, 5],
  ])('%i words take %i minutes', (words, minutes) => {
    expect(countReadingMinutes('woord '.repeat(words))).toBe(minutes)
  })

  test('does not count link addresses', () => {
    expect(countReadingMinutes(`[a](${'x '.repeat(900)})`)).toBe(1)
  })
})

describe('articles of a category', () => {
  test('are newest first where the editors gave no order', () => {
    const dates = findArticlesByCategory('media').map((article) => article.date)
    expect(dates.length).toBeGreaterThan(3)
    expect(dates).toEqual([...dates].sort().reverse())
  })

  test('are in the order of the editors', () => {
    expect(findArticlesByCategory('services').map((article) => article.sort)).toEqual([1, 2, 3])
  })
})

describe('the news view', () => {
  test('shows title, date and intro, headings below the h1', () => {
    renderIn('nl', <NewsModule {...moduleProps({ maxItems: 1 })} />)
    const [newest] = findArticlesByCategory('media')
    if (!newest) throw new Error('no articles')
    const heading = screen.getByRole('heading', { level: 2, name: newest.title.nl })
    expect(within(heading).getByRole('link').getAttribute('href')).toMatch(/^\/nl\/media\/.+\/$/)
    expect(screen.getByText(formatDate(newest.date))).toHaveAttribute('datetime', newest.date)
    expect(screen.getAllByRole('article')).toHaveLength(1)
  })

  const services = moduleProps({ relation: { type: 'category', id: 'services' } })

  test('shows services as rows with their figures, without a date', () => {
    const { container } = renderIn('nl', <NewsModule {...services} />)
    const [first] = screen.getAllByRole('listitem')
    if (!first) throw new Error('no rows')
    expect(within(first).getByRole('link', { name: 'Verkopen' })).toHaveAttribute('href', '/nl/onze-diensten/verkopen/')
    expect(within(first).getByText('Ereloon')).toBeVisible()
    expect(within(first).getByText('3,025 %')).toBeVisible()
    expect(container.querySelector('time')).toBeNull()
  })

  test('shows services as cards while one of them has no figures', () => {
    const articles = snapshot.articles.map((article) =>
      article.id === 'service-rental' ? { ...article, figures: undefined } : article,
    )
    setSnapshot({ articles })
    renderIn('nl', <NewsModule {...services} />)
    expect(screen.getAllByRole('article')).toHaveLength(3)
    expect(screen.queryByText('Ereloon')).toBeNull()
  })

  test('shows the date in every category that the settings do not name', () => {
    setSnapshot({ site: { ...snapshot.site, categories: { undated: [], rows: [] } } })
    const { container } = renderIn('nl', <NewsModule {...services} />)
    expect(container.querySelectorAll('time')).toHaveLength(3)
  })

  test('has its cards one heading level below a title', () => {
    const title = { nl: 'Uitleg', fr: 'Infos', en: 'Explained', de: 'Uitleg' }
    renderIn('nl', <NewsModule {...moduleProps({ title })} />)
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Uitleg')
    expect(screen.getAllByRole('heading', { level: 3 }).length).toBeGreaterThan(3)
  })

  test('says when there are no articles', () => {
    setSnapshot({ articles: [] })
    renderIn('nl', <NewsModule {...moduleProps({})} />)
    expect(screen.getByText('Er zijn hier nog geen artikels.')).toBeVisible()
  })
})

describe('an article with its own address', () => {
  const article = getArticle('renovation-duty-label-e-f')

  test('has one h1, date, reading time, author and a link back', () => {
    renderIn('nl', <ArticlePage article={article} language="nl" />)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(article.title.nl)
    expect(screen.getAllByText(formatDate(article.date))[0]).toBeVisible()
    expect(screen.getByText(/^\d+ minu(ut|ten) lezen$/)).toBeVisible()
    expect(screen.getByText('Lotte Verhaegen')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Terug naar Media' })).toHaveAttribute('href', '/nl/media/')
  })

  test('links to three others', () => {
    renderIn('fr', <ArticlePage article={article} language="fr" />)
    const further = screen.getByRole('region', { name: 'À lire aussi' })
    expect(within(further).getAllByRole('heading', { level: 3 })).toHaveLength(3)
    expect(within(further).queryByText(article.title.fr)).toBeNull()
  })
})

describe('an article inside a page', () => {
  test('in a column has its picture above it and the agent below it', () => {
    const relation = { type: 'article', id: 'jobs-steps' } as const
    renderIn('nl', <ArticleModule {...moduleProps({ relation, columns: { sm: 12, md: 12, lg: 4 } })} />)
    expect(screen.getByRole('img', { name: /^Het kantoor/ })).toBeVisible()
    expect(screen.getByRole('link', { name: '030 00 12 35' })).toBeVisible()
  })

  const relation = { type: 'article', id: 'about-us' } as const

  test('needs no title directly under the h1', () => {
    renderIn('nl', <ArticleModule {...moduleProps({ relation })} />)
    expect(screen.queryByRole('heading', { name: getArticle('about-us').title.nl })).toBeNull()
    expect(screen.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(0)
  })

  test('shows its own title further down, its headings below it', () => {
    renderIn('nl', <ArticleModule {...moduleProps({ relation }, { isFirst: false })} />)
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      getArticle('about-us').title.nl,
    ])
    expect(screen.getAllByRole('heading', { level: 3 }).length).toBeGreaterThan(0)
  })
})
