/**
 * Every page and route handler of `app/`, by its folder there: what middleware, gateway, policy of the pages, `robots.txt` and
 * sitemap know of it. A test holds the table against the folder (tests/unit/routing/app-routes.test.ts).
 */

import type { Right } from '../domain/office/rights.ts'

/**
 * Who gets an answer, and what kind of answer. `public`: the same for everybody. All others are nobody else's business and load
 * nothing from elsewhere. `visitor`: whoever comes, who sees what is their own. `token`: whoever has the link of a mail or a
 * signed address. `guest`: whoever is not logged in. `account`: whoever is. `owner`: owners, and of one property its own alone.
 * `staff`: people of the agency who have the right that the entry names, by a second factor.
 */
export type Access = 'public' | 'visitor' | 'token' | 'guest' | 'account' | 'owner' | 'staff'

/** `static`: made once until the content changes, so that it may hold no nonce. `dynamic`: made for each request. */
type Rendering = 'static' | 'dynamic'

/**
 * What the gateway charges for an address without a query; with one, a page counts as dynamic (lib/gateway/request-kind.ts).
 * `free`: not counted and let in whatever there is to do.
 */
export type Cost = 'free' | 'file' | 'picture' | 'page' | 'dynamic'

/**
 * `content`: search engines may list it, unless the content says no. `never`: its pages or answers say no.
 * `blocked`: `robots.txt` keeps crawlers from asking at all.
 */
type Indexing = 'content' | 'never' | 'blocked'

/** Pages and files of the office say which right they need. */
type Guarded = { access: 'staff'; right: Right } | { access: Exclude<Access, 'staff'>; right?: never }

type Route = Guarded & { rendering: Rendering; cost: Cost; indexing: Indexing }

/**
 * Which of a page's addresses the gateway may answer from memory, for everybody (lib/gateway/keeper.ts): none, those without a
 * query, or those with the query of a list and nothing else.
 */
type Keeping = 'never' | 'withoutQuery' | 'listQuery'

/** Only what is the same for everybody can be kept. */
type KeptRoute = { access: 'public'; kept: Keeping } | { access: Exclude<Access, 'public'>; kept?: never }

type PageFields = {
  /** Original paths of the path table that are made here and not by the page of the content, with what stands for the brackets. */
  originals?: Readonly<Record<string, string>>
  /** Original path whose address, with one more segment for what stands in the last brackets, leads here: `/nl/kantoor/aanvragen/5f3a/`. */
  below?: string
  /** Whether these addresses stand only while the content publishes a page at the original path. */
  followsContent?: true
  /** Parameters that leave the address besides those that do so on every page (lib/routing/secret-links.ts). */
  secrets?: readonly string[]
  /** Who may show the page in a frame besides nobody. */
  framedBy?: "'self'"
}

export type PageRoute = Route & KeptRoute & PageFields

export type HandlerRoute = Route & {
  /** What a request that sends something costs, where that is no form. */
  posted?: Cost
  /** Whether every page may be another one once something was posted here. */
  renews?: true
}

const content = { access: 'public', rendering: 'static', cost: 'page', indexing: 'content', kept: 'withoutQuery' } as const
const listTwin = { access: 'public', rendering: 'dynamic', cost: 'dynamic', indexing: 'never', kept: 'listQuery' } as const
const missing = { access: 'public', rendering: 'static', cost: 'page', indexing: 'never', kept: 'withoutQuery' } as const
/** Asked with what a visitor typed, or with a challenge of its own inside. */
const form = { access: 'public', rendering: 'dynamic', cost: 'page', indexing: 'never', kept: 'never' } as const
/** For search engines too, but it says what is free or open at the moment. */
const ofNow = { access: 'public', rendering: 'dynamic', cost: 'page', indexing: 'content', kept: 'never' } as const
const guest = { access: 'guest', rendering: 'dynamic', cost: 'page', indexing: 'never' } as const
const account = { access: 'account', rendering: 'dynamic', cost: 'page', indexing: 'never' } as const
const owner = { access: 'owner', rendering: 'dynamic', cost: 'page', indexing: 'never' } as const
const office = { access: 'staff', rendering: 'dynamic', cost: 'page', indexing: 'never' } as const
const link = { access: 'token', rendering: 'dynamic', cost: 'page', indexing: 'never' } as const
const returned = { access: 'visitor', rendering: 'dynamic', cost: 'dynamic', indexing: 'never' } as const

/** Pages, by the folder of their `page.tsx`. */
export const pageRoutes = {
  '[lang]/[[...page]]': content,
  '[lang]/account': { ...account, originals: { account: '' } },
  '[lang]/account/second-factor': { ...account, originals: { 'account/second-factor': '' } },
  '[lang]/agents/[agent]': ofNow,
  '[lang]/estimate': { ...form, cost: 'dynamic' },
  '[lang]/filtered/[...page]': listTwin,
  '[lang]/filtered/landing/[list]/[town]/[type]': listTwin,
  '[lang]/filtered/sold': listTwin,
  '[lang]/filtered/whole/[...page]': listTwin,
  '[lang]/forms/[...page]': content,
  '[lang]/former/[id]': missing,
  '[lang]/landing/[list]/[town]/[type]': content,
  '[lang]/list/[...page]': content,
  '[lang]/login': { ...guest, originals: { login: '' } },
  '[lang]/login/code': { ...guest, originals: { 'login/code': '' } },
  '[lang]/login/forgot': { ...guest, access: 'visitor', originals: { 'login/forgot': '' } },
  '[lang]/login/password': { ...link, originals: { 'login/password': '' } },
  '[lang]/newsletter-link/[action]': {
    ...link,
    followsContent: true,
    originals: { 'newsletter/confirm': 'confirm', 'newsletter/unsubscribe': 'unsubscribe' },
  },
  '[lang]/office': { ...office, right: 'seeToday', originals: { office: '' } },
  '[lang]/office/applications': { ...office, right: 'seeApplications', originals: { 'office/applications': '' } },
  '[lang]/office/applications/[id]': { ...office, right: 'seeApplications', below: 'office/applications' },
  '[lang]/office/codes': { ...office, right: 'ownSettings', originals: { 'office/codes': '' } },
  '[lang]/office/denied/[right]': { ...office, right: 'ownSettings' },
  '[lang]/office/feeds': { ...office, right: 'handleFeeds', originals: { 'office/feeds': '' } },
  '[lang]/office/feeds/[source]': { ...office, right: 'handleFeeds', below: 'office/feeds' },
  '[lang]/office/leads': { ...office, right: 'handleLeads', originals: { 'office/leads': '' } },
  '[lang]/office/leads/[id]': { ...office, right: 'handleLeads', below: 'office/leads' },
  '[lang]/office/hours': { ...office, right: 'ownSettings', originals: { 'office/hours': '' } },
  '[lang]/office/listings': { ...office, right: 'handleListings', originals: { 'office/listings': '' } },
  '[lang]/office/listings/[id]': { ...office, right: 'handleListings', below: 'office/listings' },
  '[lang]/office/login': { ...guest, originals: { 'office/login': '' } },
  '[lang]/office/more': { ...office, right: 'ownSettings', originals: { 'office/more': '' } },
  '[lang]/office/owners': { ...office, right: 'handleOwners', originals: { 'office/owners': '' } },
  '[lang]/office/owners/[id]': { ...office, right: 'handleOwners', below: 'office/owners' },
  '[lang]/office/newsletter': { ...office, right: 'sendMailings', originals: { 'office/newsletter': '' } },
  '[lang]/office/subscribers': { ...office, right: 'seeSubscribers', originals: { 'office/subscribers': '' } },
  '[lang]/office/testimonials': { ...office, right: 'judgeTestimonials', originals: { 'office/testimonials': '' } },
  '[lang]/office/testimonials/[id]': { ...office, right: 'judgeTestimonials', below: 'office/testimonials' },
  '[lang]/office/texts': { ...office, right: 'writeTexts', originals: { 'office/texts': '' } },
  '[lang]/office/texts/[id]': { ...office, right: 'writeTexts', below: 'office/texts' },
  '[lang]/office/offers': { ...office, right: 'handleOffers', originals: { 'office/offers': '' } },
  '[lang]/office/offers/[id]': { ...office, right: 'handleOffers', below: 'office/offers' },
  '[lang]/office/staff': { ...office, right: 'manageStaff', originals: { 'office/staff': '' } },
  '[lang]/office/viewings': { ...office, right: 'handleViewings', originals: { 'office/viewings': '' } },
  '[lang]/office/viewings/[id]': { ...office, right: 'handleViewings', below: 'office/viewings' },
  '[lang]/office/second-factor': { ...account, originals: { 'office/second-factor': '' } },
  '[lang]/offices': { ...ofNow, followsContent: true, originals: { offices: '' } },
  '[lang]/offices/[branch]': ofNow,
  '[lang]/own-places/[...page]': content,
  '[lang]/own-words': { ...form, followsContent: true, originals: { 'own-words': '' } },
  '[lang]/page-not-found': missing,
  '[lang]/portal': { ...owner, originals: { owner: '' } },
  '[lang]/portal/[property]': owner,
  '[lang]/portal/[property]/communications': owner,
  '[lang]/portal/[property]/documents': owner,
  '[lang]/portal/[property]/media': owner,
  '[lang]/portal/[property]/report': owner,
  '[lang]/portal/[property]/visits': owner,
  '[lang]/preview/[[...page]]': { ...link, cost: 'dynamic' },
  '[lang]/project-not-found': missing,
  '[lang]/project/[id]': content,
  '[lang]/project/[id]/new-build': form,
  '[lang]/projects/[...page]': content,
  '[lang]/property-not-found': missing,
  '[lang]/property/[id]': content,
  '[lang]/property/[id]/[form]': form,
  '[lang]/property/[id]/brochure': missing,
  '[lang]/property/[id]/costs': { ...form, cost: 'dynamic' },
  '[lang]/references/[...page]': content,
  '[lang]/returned-form': returned,
  '[lang]/returned/[[...page]]': returned,
  '[lang]/saved-search/[page]': {
    ...link,
    followsContent: true,
    originals: {
      'save-search': 'save',
      'saved-searches': 'manage',
      'saved-searches/change': 'change',
      'saved-searches/confirm': 'confirm',
      'saved-searches/unsubscribe': 'end',
    },
    // An encrypted mail address.
    secrets: ['to'],
  },
  '[lang]/shared-list/[key]': { ...link, cost: 'dynamic', below: 'shared-list' },
  '[lang]/shared-list-link/[action]': {
    ...link,
    originals: { 'shared-list/confirm': 'confirm', 'shared-list/unsubscribe': 'end' },
  },
  '[lang]/unwanted-mail': { ...link, followsContent: true, originals: { 'unwanted-mail': '' } },
  '[lang]/viewing-answer': { ...link, originals: { 'viewing/answer': '' } },
  '[lang]/viewing-day': { ...returned, cost: 'page', originals: { 'viewing-day': '' } },
  '[lang]/viewing-sheet': { ...link, originals: { 'viewing-day/sheet': '' } },
  '[lang]/viewing/[page]': {
    ...link,
    originals: { viewing: 'manage', 'viewing/confirm': 'confirm', 'viewing/choose': 'choose' },
  },
  '[lang]/whole/[[...page]]': content,
  'map-frame/[lang]': { ...form, cost: 'dynamic', framedBy: "'self'" },
} as const satisfies Readonly<Record<string, PageRoute>>

const program = { access: 'public', rendering: 'dynamic', cost: 'dynamic', indexing: 'blocked' } as const
const officeProgram = { access: 'staff', rendering: 'dynamic', cost: 'dynamic', indexing: 'blocked' } as const
const list = { access: 'public', rendering: 'dynamic', cost: 'page', indexing: 'content' } as const
const square = { access: 'public', rendering: 'dynamic', cost: 'picture', indexing: 'content' } as const

/** What answers with something else than a page: folders of a `route.ts`, and files that the framework makes of `app/{name}.ts`. */
export const handlerRoutes = {
  '[lang]/feed.xml': list,
  '[lang]/sitemap-part/[part]': list,
  '[lang]/sitemap.xml': list,
  'api/[...unknown]': program,
  'api/challenge': program,
  'api/challenge/characters': program,
  'api/challenge/picture': program,
  'api/challenge/sound': program,
  'api/documents/[property]/[document]': { ...program, access: 'token' },
  'api/facets': program,
  'api/feed-notice/[source]': { ...program, access: 'token' },
  'api/form': { ...program, access: 'visitor' },
  'api/home-listings.xml': program,
  'api/keep-informed': program,
  'api/kyero.xml': program,
  'api/listings.json': program,
  'api/mcp': { ...program, posted: 'dynamic' },
  'api/metrics': { ...program, cost: 'free' },
  'api/newsletter-unsubscribe': { ...program, access: 'token' },
  'api/office/answer-preview': { ...officeProgram, right: 'handleLeads', posted: 'page' },
  'api/office/feed-report/[run]': { ...officeProgram, right: 'handleFeeds' },
  'api/office/file/[upload]': { ...officeProgram, right: 'handleLeads' },
  'api/office/jump': { ...officeProgram, right: 'seeToday', cost: 'page' },
  'api/office/lead-export/[lead]': { ...officeProgram, right: 'handleLeads' },
  'api/office/newsletter-preview': { ...officeProgram, right: 'sendMailings', cost: 'page' },
  'api/office/news': { ...officeProgram, right: 'handleLeads', cost: 'page' },
  'api/office/offer/[lead]': { ...officeProgram, right: 'handleOffers' },
  'api/office/paper/[kind]/[property]': { ...officeProgram, right: 'seeToday' },
  'api/office/picture/[name]': { ...officeProgram, right: 'writeTexts', cost: 'page' },
  'api/office/table/audit': { ...officeProgram, right: 'seeAudit' },
  'api/office/table/leads': { ...officeProgram, right: 'exportLeads' },
  'api/office/table/newsletter': { ...officeProgram, right: 'sendMailings' },
  'api/office/table/owner/[owner]': { ...officeProgram, right: 'handleOwners' },
  'api/openimmo.xml': program,
  'api/owner/[property]/[table]': { ...program, access: 'owner' },
  'api/owner/[property]/files/[file]': { ...program, access: 'owner' },
  'api/owner/[property]/documents/[document]': { ...program, access: 'owner' },
  'api/own-places': program,
  'api/panel': program,
  'api/push-worker': { ...program, cost: 'page' },
  'api/ready': { ...program, cost: 'free' },
  'api/reload-content': { ...program, access: 'token', renews: true },
  'api/reload-testimonials': { ...program, access: 'token', renews: true },
  'api/saved-search-unsubscribe': { ...program, access: 'token' },
  'api/search-feed': { ...program, access: 'token' },
  'api/search-push': { ...program, access: 'token', posted: 'page' },
  'api/security-txt': program,
  'api/shared-list': { ...program, access: 'token' },
  'api/shared-list/[key]': { ...program, access: 'token', cost: 'page' },
  'api/shared-list-unsubscribe': { ...program, access: 'token' },
  'api/sheet-manifest': { ...program, access: 'token', cost: 'page' },
  'api/sheet-worker': { ...program, cost: 'page' },
  'api/testimonial-picture/[id]': program,
  'api/unwanted-mail': { ...program, access: 'token' },
  // That somebody looks comes with each page and is light: it takes no place that a form could need.
  'api/view': { ...program, cost: 'page', posted: 'page' },
  'api/viewing': { ...program, access: 'token' },
  'api/viewing-calendar': { ...program, access: 'token' },
  'api/viewing-answer': { ...program, access: 'token' },
  'api/zone-map': program,
  'favicon.ico': square,
  'icons/[name]': square,
  'indexnow-key.txt': list,
  'llms.txt': list,
  'manifest.webmanifest': list,
  'media/[...file]': square,
  'robots.txt': { ...list, cost: 'file' },
  'sitemap.xml': list,
  'tiles/[...unknown]': square,
  'tiles/[z]/[x]/[y]': square,
  'tiles/[z]/[x]/[y]/[look]': square,
} as const satisfies Readonly<Record<string, HandlerRoute>>
