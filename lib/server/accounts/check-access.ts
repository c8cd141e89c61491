/**
 * Decides in the middleware who may see a private page. Pages and forms check again themselves; here visitors without access get
 * a complete response.
 */
import 'server-only'
import type { Right } from '../../domain/office/rights.ts'
import { isLanguage, type Language } from '../../domain/text/language.ts'
import { localizedHref } from '../../routing/href.ts'
import { type FoundPage, findPageRoute } from '../../routing/match-route.ts'
import { findPrivatePage, officePath, portalPath } from '../../routing/private-pages.ts'
import type { Resolution } from '../../routing/resolution.ts'
import { returnAddress } from '../../routing/returned-form.ts'
import type { Access } from '../../routing/route-entry.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'
import { getDb } from '../db/client.ts'
import { isOwnProperty } from '../db/repositories/portal/owner-properties.ts'
import { type Authorization, authorizeRequest } from '../office/staff/staff.ts'
import { type Account, currentAccount } from './current-account.ts'

type Rewrite = Extract<Resolution, { kind: 'rewrite' }>

/** The parts of a request that the decision depends on. */
type Asking = { headers: Headers; nextUrl: { pathname: string } }

/** Whether the page depends on the logged-in account. */
const needsAccount: Readonly<Record<Access, boolean>> = {
  public: false,
  visitor: false,
  token: false,
  guest: true,
  account: true,
  owner: true,
  staff: true,
}

const redirect = (to: string): Resolution => ({ kind: 'redirect', to, permanent: false, dependsOnVisitor: false })

/** Not cached, as it depends on the account that nothing was found. */
const notFound = (language: Language): Resolution => ({
  kind: 'rewrite',
  path: `/${language}/page-not-found/`,
  status: 404,
  isPrivate: true,
})

const hrefOf = (original: string, language: Language) => localizedHref(getSnapshot().routeTable, original, language)

/** The first page after a login: owners their properties, subscribers their searches, staff their day (rulings 32, 43). */
function landingOf(role: Account['role'], language: Language): string {
  if (role === 'staff') return hrefOf(officePath, language)
  return hrefOf(role === 'owner' ? portalPath : 'saved-searches', language)
}

/**
 * A path of this site; if a form is to be shown again there (`returned`), other parameters of its page, such as the day of a
 * calendar, come first.
 */
const nextAddress = /^(?<path>\/[a-z]{2}\/[a-z0-9/-]+\/)(?:\?(?<query>[\w.,:|%+=&~-]{0,400}&)?returned=(?<form>[a-z-]{1,40}))?$/

/**
 * The page to open after the login: the requested one if the role may see it, never another site.
 * @param next from the query, untrusted.
 */
export function nextPage(next: string | null | undefined, role: Account['role'], language: Language): string {
  const { path, query = '', form } = nextAddress.exec(next ?? '')?.groups ?? {}
  const landing = landingOf(role, language)
  if (!path) return landing
  const page = findPrivatePage(getSnapshot().routeTable, path.split('/').filter(Boolean).slice(1))
  const access = page && findPageRoute(`/${language}/${page.internal}/`)?.access
  if (access !== 'account' && access !== role) return landing
  return form ? returnAddress(`${path}?${query}`, form) : path
}

/** The language is the first segment of the internal path. */
function readLanguageOf({ path }: Rewrite): Language {
  const code = path.split('/')[1]
  return isLanguage(code) ? code : getSnapshot().site.defaultLanguage
}

/** Pages of the portal have the id of the property in their path. */
async function mayAccess({ access, params }: FoundPage, account: Account, headers: Headers): Promise<boolean> {
  if (access !== 'owner') return true
  const { property } = params
  // Staff with the right to manage owners see the portal as the owner does.
  if (account.role === 'staff') return property !== undefined && (await authorizeRequest(headers, 'handleOwners')).kind === 'in'
  if (account.role !== 'owner') return false
  return property === undefined || isOwnProperty(await getDb(), account.id, Number(property))
}

const login = (original: string, language: Language, pathname: string) =>
  redirect(`${hrefOf(original, language)}?${new URLSearchParams({ next: pathname })}`)

/** Owners and subscribers get a 404 for the office; staff without the right are shown who has it. */
function checkStaffAccess(page: Rewrite, authorization: Authorization<Right>, right: Right, pathname: string): Resolution {
  const language = readLanguageOf(page)
  switch (authorization.kind) {
    case 'in':
      return page
    case 'secondFactor':
      return redirect(hrefOf('office/second-factor', language))
    case 'denied':
      return { kind: 'rewrite', path: `/${language}/office/denied/${right}/`, status: 403, isPrivate: true }
    case 'out':
      return authorization.isLoggedIn ? notFound(language) : login('office/login', language, pathname)
  }
}

/**
 * The page itself for an account with access, else a redirect to the login, a 404 (pages of other owners) or a 403 (staff without
 * the right).
 */
export async function checkAccess(page: Rewrite, { headers, nextUrl }: Asking): Promise<Resolution> {
  const route = findPageRoute(page.path)
  if (!route || !needsAccount[route.access]) return page
  if (route.access === 'staff') {
    const authorization = await authorizeRequest(headers, route.right)
    return checkStaffAccess(page, authorization, route.right, nextUrl.pathname)
  }
  const language = readLanguageOf(page)
  const account = await currentAccount(headers)
  if (route.access === 'guest') return account ? redirect(landingOf(account.role, language)) : page
  if (account) return (await mayAccess(route, account, headers)) ? page : notFound(language)
  return login('login', language, nextUrl.pathname)
}
