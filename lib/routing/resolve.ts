/** Decides what an address means: which page answers, or where the visitor is sent (specification 2; rulings 1, 2, 7, 11, 14). */
import type { Language } from '../domain/text/language.ts'
import { detectLanguage, findEnabled, type LanguageHints } from './detect-language.ts'
import { feedFile, feedHref, isOutside, sitemapFile, sitemapHref } from './href.ts'
import { locate, pathOf } from './locate.ts'
import { type Resolution, type RoutingContext, type RoutingRequest, rewrite, temporaryRedirect, withQuery } from './resolution.ts'
import { showPlace } from './show-place.ts'

function decodeSegments(pathname: string): string[] | undefined {
  try {
    return pathname.split('/').filter(Boolean).map(decodeURIComponent)
  } catch {
    return undefined
  }
}

/**
 * `/feed.xml` in the default language, `/fr/feed.xml`, `?lng=` on either; an unknown language counts as none.
 * Cookie and browser do not matter: what a reader subscribes to stays in its language.
 */
function findFeed(context: RoutingContext, prefix: Language | undefined, segments: readonly string[], query: URLSearchParams) {
  if (segments.length !== 1 || segments[0] !== feedFile) return undefined
  const wanted = query.get('lng')?.slice(0, 2).toLowerCase()
  const language = context.languages.find((enabled) => enabled === wanted) ?? prefix ?? context.defaultLanguage
  return rewrite(feedHref(language))
}

function withoutLanguage(query: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(query)
  rest.delete('lng')
  return rest
}

/** An address without a language: the page itself is found first, then the visitor's language decides. */
function redirectToLanguage(context: RoutingContext, segments: readonly string[], request: RoutingRequest): Resolution {
  const hints: LanguageHints = {
    lng: request.query.get('lng') ?? undefined,
    cookie: request.cookie,
    acceptLanguage: request.acceptLanguage,
  }
  const language = detectLanguage(hints, context.languages, context.defaultLanguage)
  const place = locate(context, segments, undefined)
  const path = place.kind === 'unpublished' ? undefined : pathOf(context, place, language)
  if (path === undefined) return rewrite(`/${language}/${place.kind === 'missing' ? place.what : 'page'}-not-found/`, 404)
  if (isOutside(path)) return temporaryRedirect(path)
  const chosen = findEnabled(hints.lng, context.languages) ? { language } : {}
  const isKnown = chosen.language ?? findEnabled(hints.cookie, context.languages)
  // The fragment tells a script on the page that nobody chose this language yet, so that browser storage may (ruling 1).
  const mark = isKnown ? '' : '#lng'
  const to = `${withQuery(path, withoutLanguage(request.query))}${mark}`
  return { kind: 'redirect', to, permanent: false, dependsOnVisitor: true, ...chosen }
}

/** The address of the page that `segments` name in `from`, in another language. */
const translate = (context: RoutingContext, from: Language, to: Language, segments: readonly string[]): string =>
  pathOf(context, locate(context, segments, from), to) ?? `/${to}/`

function findSitemap(prefix: Language | undefined, [file, ...rest]: readonly string[]): Resolution | undefined {
  if (!prefix || rest.length > 0) return undefined
  if (file === sitemapFile) return rewrite(sitemapHref(prefix))
  const part = /^sitemap-([1-9]\d{0,4})\.xml$/.exec(file ?? '')?.[1]
  return part === undefined || part === '1' ? undefined : rewrite(`/${prefix}/sitemap-part/${part}/`)
}

/** The one decision about an address. Pure: same address, visitor and content, same answer. */
export function resolveRequest(context: RoutingContext, request: RoutingRequest): Resolution {
  const segments = decodeSegments(request.pathname)
  if (!segments) return rewrite(`/${context.defaultLanguage}/page-not-found/`, 404)
  const prefix = context.languages.find((language) => language === segments[0]?.toLowerCase())
  const rest = prefix ? segments.slice(1) : segments
  const sitemap = findSitemap(prefix, rest)
  if (sitemap) return sitemap
  const feed = findFeed(context, prefix, rest, request.query)
  if (feed) return feed
  if (!prefix) return redirectToLanguage(context, segments, request)
  const query = withoutLanguage(request.query)
  const wanted = findEnabled(request.query.get('lng') ?? undefined, context.languages)
  // A language that is not in use changes nothing: the page is the same as without the parameter.
  if (!wanted) return showPlace(context, prefix, locate(context, rest, prefix), { ...request, query })
  const to = withQuery(translate(context, prefix, wanted, rest), query)
  return { kind: 'redirect', to, permanent: false, dependsOnVisitor: false, language: wanted }
}
