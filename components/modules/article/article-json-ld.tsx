/** An article as JSON-LD; not for texts that are valid until further notice. */
import { JsonLd } from '@/components/layout/json-ld'
import type { Article } from '@/lib/content/article'
import type { Language } from '@/lib/domain/text/language'
import { isDated } from '@/lib/server/pages/articles'
import { linkHref } from '@/lib/server/pages/link-href'
import { absoluteUrl, agencyId } from '@/lib/server/runtime/site-url'

type Props = { article: Article; language: Language; author: string | undefined }

export function ArticleJsonLd({ article, language, author }: Props) {
  if (!isDated(article) || article.path === undefined) return null
  return (
    <JsonLd
      data={{
        '@type': 'Article',
        headline: article.title[language],
        description: article.intro[language],
        inLanguage: language,
        datePublished: article.date,
        dateModified: article.modified ?? article.date,
        mainEntityOfPage: absoluteUrl(linkHref(article.path, language)),
        image: article.image && absoluteUrl(article.image.url),
        author: author ? { '@type': 'Person', name: author } : { '@id': agencyId() },
        publisher: { '@id': agencyId() },
      }}
    />
  )
}
