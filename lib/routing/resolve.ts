/** Resolves an address: to the page that renders it, or to a redirect (specification 2; rulings 1, 2, 7, 11, 14). */
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
 * `/feed.xml` in the default language, `/fr/feed.xml`, `?lng=` on either; an unknown language is ignored. Cookie and browser
 * languages are not used: a subscription keeps its language.
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

/** An address without a language: the page is looked up first, then the visitor's language is determined. */
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
  // The fragment lets the script of the page apply the language stored in the browser, as no language was chosen explicitly
  // (ruling 1).
  const mark = isKnown ? '' : '#lng'
  const to = `${withQuery(path, withoutLanguage(request.query))}${mark}`
  return { kind: 'redirect', to, permanent: false, dependsOnVisitor: true, ...chosen }
}

/** The address in language `to` of the page that `segments` refer to in language `from`. */
const translate = (context: RoutingContext, from: Language, to: Language, segments: readonly string[]): string =>
  pathOf(context, locate(context, segments, from), to) ?? `/${to}/`

function findSitemap(prefix: Language | undefined, [file, ...rest]: readonly string[]): Resolution | undefined {
  if (!prefix || rest.length > 0) return undefined
  if (file === sitemapFile) return rewrite(sitemapHref(prefix))
  const part = /^sitemap-([1-9]\d{0,4})\.xml$/.exec(file ?? '')?.[1]
  return part === undefined || part === '1' ? undefined : rewrite(`/${prefix}/sitemap-part/${part}/`)
}

/** Resolves an address. Pure: same address, visitor and content, same result. */
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
  // A language that is not in use is ignored, like the absence of the parameter.
  if (!wanted) return showPlace(context, prefix, locate(context, rest, prefix), { ...request, query })
  const to = withQuery(translate(context, prefix, wanted, rest), query)
  return { kind: 'redirect', to, permanent: false, dependsOnVisitor: false, language: wanted }
}
