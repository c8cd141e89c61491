/**
 * Stand-ins for the servers of CRMs and partners, as their documentation and public clients have them: pages, tokens that end, estates
 * one by one, SOAP, tags, and the pictures that they name. Each can have a bad day: what is in `faults` befalls its next requests, one
 * after the other.
 */
import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { deflateSync } from 'node:zlib'

/** `drip`: an answer that comes letter by letter and never ends; `expired`: the token is none any more. */
export type Fault = 'busy' | 'ill' | 'half' | 'drip' | 'astray' | 'expired' | 'none'

export type Estate = {
  id: string
  town: string
  price: number
  projectId?: string
  isProject?: boolean
  /** Whole addresses. */
  pictures?: readonly string[]
  /** Further fields, in the words of the CRM. */
  more?: Readonly<Record<string, unknown>>
}

type Asked = { path: string; method: string; headers: IncomingMessage['headers']; body: string; json: Record<string, unknown> }

/** Status 200 with a text, or a status alone. */
type Answer = string | number

export type Crm = {
  estates: Estate[]
  /** Numbers that the CRM itself calls deleted. */
  deleted: string[]
  /** Addresses that it was told of, by estate. */
  pages: Map<string, string>
  faults: Fault[]
  /** Paths that were asked for, and with which status they were answered. */
  log: string[]
  /** Pictures that were asked for. */
  pictures: string[]
  /** Tokens that were given out, and how many of them have ended. */
  tokens: number
  ended: number
}

type Rules = (asked: Asked, crm: Crm) => Answer

const numbered = (pictures: readonly string[] = []) => pictures.map((url, place) => ({ url, number: place + 1 }))

const bearerOf = ({ headers }: Asked) => headers.authorization?.replace('Bearer ', '')
const isIn = (asked: Asked, { ended }: Crm) => Number(bearerOf(asked)?.replace('token-', '') ?? 0) > ended
const page = <T>(all: readonly T[], from: number, to: number) => all.slice(from, to)
const json = (value: unknown) => JSON.stringify(value)
const texts = (town: string) => `Een ruime woning in het hart van ${town}, met tuin en garage. `.repeat(4).trim()

function giveToken(crm: Crm): string {
  crm.tokens += 1
  return json({ token: `token-${crm.tokens}`, access_token: `token-${crm.tokens}` })
}

const toWhise = ({ id, town, price, projectId, isProject, pictures, more }: Estate, statusId: number) => ({
  id: Number(id),
  status: { id: statusId },
  name: `Woning ${id}`,
  purpose: { id: 1 },
  purposeStatus: { id: 1 },
  category: { id: 1 },
  city: town,
  zip: '9000',
  price,
  area: 140,
  floor: 1,
  longDescription: [{ languageId: 'nl-BE', content: texts(town) }],
  pictures: numbered(pictures).map(({ url, number }) => ({ id: Number(id) * 100 + number, order: number, urlXXL: url })),
  ...(projectId && { parentId: Number(projectId) }),
  ...(isProject && { canHaveChildren: true }),
  ...more,
})

type WhiseBody = { Filter: { StatusIds: number[]; EstateIds?: number[] }; Page: { Limit: number; Offset: number } }

const whise: Rules = (asked, crm) => {
  if (asked.path === '/token' || asked.path === '/v1/admin/clients/token') return giveToken(crm)
  if (!isIn(asked, crm)) return 401
  const { Filter, Page } = asked.json as unknown as WhiseBody
  const wanted = (id: string) => !Filter.EstateIds || Filter.EstateIds.includes(Number(id))
  const gone = crm.deleted.map((id) => toWhise({ id, town: 'Gent', price: 1 }, 6))
  const all = [...crm.estates.map((estate) => toWhise(estate, 1)), ...gone].filter(
    ({ id, status }) => wanted(String(id)) && Filter.StatusIds.includes(status.id),
  )
  return json({ isValidRequest: true, estates: page(all, Page.Offset, Page.Offset + Page.Limit), totalCount: all.length })
}

const toOmnicasa = ({ id, town, price, projectId, pictures }: Estate) => ({
  ID: Number(id),
  Goal: 0,
  Status: 1,
  WebID: 1,
  Zip: '9000',
  City: town,
  Price: String(price),
  SurfaceLiving: 140,
  Floor: 1,
  DescriptionA: texts(town),
  XLargePictureItems: numbered(pictures).map(({ url, number }) => ({ ID: Number(id) * 100 + number, Url: url })),
  ProjectID: projectId ?? 0,
})

const omnicasa: Rules = ({ path }, crm) => {
  const [, call = '', query = ''] = /\/(\w+)Json\?json=(.*)$/.exec(path) ?? []
  const { Limit1 = 1, Limit2 = 100, CustomerPassword } = JSON.parse(decodeURIComponent(query))
  const answer = (Value: unknown) => json({ [`${call}JsonResult`]: { Code: 0, Success: true, Value } })
  if (CustomerPassword !== 'secret') return json({ [`${call}JsonResult`]: { Success: false, Message: 'Invalid customer' } })
  if (call === 'GetDeletedPropertyIDs') return answer(crm.deleted.map(Number))
  if (call === 'GetDeletedProjectIDs') return answer([])
  const isProject = call === 'GetProjectList'
  const all = crm.estates.filter((estate) => (estate.isProject ?? false) === isProject)
  const toProject = ({ id, town }: Estate) => ({ ID: Number(id), Name: `Hof ${id}`, City: town, Zip: '9000' })
  const found = all.map((estate) => (isProject ? toProject(estate) : toOmnicasa(estate)))
  return answer({ Items: page(found, Limit1 - 1, Limit2), RowsCount: found.length })
}

const toSweepBright = ({ id, town, price, projectId, isProject, pictures, more }: Estate) => ({
  id,
  type: 'house',
  negotiation: 'sale',
  status: 'available',
  location: { city: town, postal_code: '9000', country: 'BE' },
  price: { amount: price, currency: 'EUR' },
  description: { nl: texts(town) },
  images: numbered(pictures).map(({ url, number }) => ({ id: `${id}-${number}`, filename: `${number}.jpg`, url })),
  ...(projectId && { project_id: projectId }),
  ...(isProject && { is_project: true }),
  ...more,
})

const sweepbright: Rules = (asked, crm) => {
  if (asked.path === '/oauth/token') return giveToken(crm)
  if (!isIn(asked, crm)) return 401
  const [, id = '', sub] = /^\/estates\/([^/]+)(\/url)?$/.exec(asked.path) ?? []
  if (sub && asked.method === 'PUT') {
    crm.pages.set(id, String(asked.json['url']))
    return 204
  }
  const estate = crm.estates.find((known) => known.id === id)
  if (!estate) return 404
  const units = crm.estates.filter(({ projectId }) => projectId === id).map(toSweepBright)
  return json({ ...toSweepBright(estate), ...(estate.isProject && { properties: units }) })
}

const envelope = (inner: string) =>
  `<?xml version="1.0" encoding="utf-8"?><s:Envelope xmlns:s="http://www.w3.org/2003/05/soap-envelope"><s:Body>${inner}</s:Body></s:Envelope>`
const soap = (call: string, inner: string) =>
  envelope(`<${call}Response xmlns="http://weblink.skarabee.com/"><${call}Result>${inner}</${call}Result></${call}Response>`)

function toPublication({ id, town, price, projectId, isProject, pictures }: Estate): string {
  const what = isProject
    ? `<PropertyType>PROJECT</PropertyType><Project><Name>Hof ${id}</Name></Project>`
    : `<PropertyType>TRANSACTION</PropertyType>${projectId ? `<Project><PublicationID>${projectId}</PublicationID></Project>` : ''}`
  const address = `<Address><City ZipCode="9000">${town}</City><CountryID>BE</CountryID></Address>`
  const flash = `<Flashes><Flash LanguageID="NL"><Title>Woning ${id}</Title><Text>${texts(town)}</Text></Flash></Flashes>`
  const figures = `<Status>FOR_SALE</Status><Price>${price}</Price><SurfaceLivable>140</SurfaceLivable><FloorLevelNL>1</FloorLevelNL>`
  const shown = numbered(pictures).map(({ url, number }) => `<Picture><Index>${number}</Index><URL>${url}</URL></Picture>`)
  return `<Publication><Info><ID>${id}</ID></Info><Pictures>${shown.join('')}</Pictures><Property>${what}${address}${flash}${figures}<Typo><Sort>HOUSE</Sort></Typo></Property></Publication>`
}

const skarabee: Rules = ({ headers, body }, { estates, deleted }) => {
  if (headers.authorization !== `Basic ${btoa('login:secret')}`) return 401
  const call = /<(Get\w+) xmlns/.exec(body)?.[1] ?? ''
  if (call === 'GetLogins') return soap(call, '<LoginInfo/>')
  if (call === 'GetPublicationSummaries') {
    const line = (id: string, isActive: boolean) =>
      `<PublicationSummary><ID>${id}</ID><Active>${isActive}</Active></PublicationSummary>`
    const lines = [...estates.map(({ id }) => line(id, true)), ...deleted.map((id) => line(id, false))]
    return soap(call, `<PublicationSummaries>${lines.join('')}</PublicationSummaries>`)
  }
  const id = /<PublicationId>(\d+)</.exec(body)?.[1]
  const estate = estates.find((known) => known.id === id)
  return estate
    ? soap(call, toPublication(estate))
    : soap(call, '<Errors><Error><Code>INVALID_PUBLICATION_ID</Code><Message>none</Message></Error></Errors>')
}

/** A file on a server that knows tags, as partners put one there every night. */
const kyero: Rules = (_, { estates }) => {
  const properties = estates.map(
    ({ id, town, price, pictures }) =>
      `<property><id>${id}</id><ref>R${id}</ref><price>${price}</price><currency>EUR</currency><price_freq>sale</price_freq><type>villa</type><town>${town}</town><country>belgium</country><desc><nl>${texts(town)}</nl></desc><images>${numbered(
        pictures,
      )
        .map(({ url, number }) => `<image id="${number}"><url>${url}</url></image>`)
        .join('')}</images></property>`,
  )
  return `<?xml version="1.0" encoding="utf-8"?><root><kyero><feed_version>3</feed_version></kyero>${properties.join('')}</root>`
}

/** A whole transfer; the home's own number is that of the partner. */
const openimmo: Rules = (_, { estates }) => {
  const homes = estates.map(({ id, town, price, pictures }) => {
    const category = `<objektkategorie><nutzungsart WOHNEN="1" GEWERBE="0"/><vermarktungsart KAUF="1" MIETE_PACHT="0"/><objektart><haus/></objektart></objektkategorie>`
    const place = `<geo><plz>9000</plz><ort>${town}</ort><land iso_land="BEL"/></geo><preise><kaufpreis>${price}</kaufpreis></preise>`
    const shown = numbered(pictures).map(
      ({ url }) => `<anhang location="REMOTE" gruppe="BILD"><format>jpg</format><daten><pfad>${url}</pfad></daten></anhang>`,
    )
    const words = `<freitexte><objektbeschreibung>${texts(town)}</objektbeschreibung></freitexte><anhaenge>${shown.join('')}</anhaenge>`
    return `<immobilie>${category}${place}${words}<verwaltung_techn><objektnr_extern>${id}</objektnr_extern><aktion/><stand_vom>2026-11-01</stand_vom></verwaltung_techn></immobilie>`
  })
  return `<?xml version="1.0" encoding="utf-8"?><openimmo><uebertragung art="ONLINE" umfang="VOLL" version="1.2.7" sendersoftware="x" senderversion="1"/><anbieter><firma>Partner</firma><openimmo_anid>a</openimmo_anid>${homes.join('')}</anbieter></openimmo>`
}

/** A table that somebody keeps on the web. */
const table: Rules = (_, { estates }) => {
  const rows = estates.map(({ id, town, price, pictures = [] }) =>
    [id, 'sale', 'house', town, '9000', price, `"${texts(town)}"`, pictures.join(' | ')].join(';'),
  )
  return ['id;goal;kind;town;zip;price;description nl;pictures', ...rows].join('\r\n')
}

/** Another site of this software; `lng` says the language of the document. */
const listingsJson: Rules = ({ path }, { estates }) =>
  json({
    language: new URL(path, 'http://site.example').searchParams.get('lng'),
    listings: estates.map(({ id, town, price, pictures }) => ({
      id: Number(id),
      goal: 'sale',
      typeIds: ['1'],
      availability: 'available',
      title: `Woning ${id}`,
      description: texts(town),
      address: { zip: '9000', city: town, country: 'BE' },
      price: { amount: price, currency: 'EUR' },
      pictures: numbered(pictures).map(({ url }) => ({ url, width: 1, height: 1 })),
    })),
  })

export const crmRules = { whise, omnicasa, sweepbright, skarabee, kyero, openimmo, table, 'listings-json': listingsJson } as const
export type CrmName = keyof typeof crmRules

/** Keys as each stand-in expects them. */
export const crmKeys = {
  whise: { username: 'login', password: 'secret', clientId: '7' },
  omnicasa: { customer: 'login', password: 'secret' },
  sweepbright: { clientId: 'login', clientSecret: 'secret' },
  skarabee: { username: 'login', password: 'secret' },
  kyero: {},
  openimmo: {},
  table: {},
  'listings-json': {},
} as const satisfies Record<CrmName, object>

async function read(request: IncomingMessage): Promise<Asked> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  const body = Buffer.concat(parts).toString()
  const isJson = /json/.test(request.headers['content-type'] ?? '')
  return {
    path: request.url ?? '',
    method: request.method ?? '',
    headers: request.headers,
    body,
    json: isJson ? JSON.parse(body || '{}') : {},
  }
}

function chunk(name: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  return Buffer.concat([length, Buffer.from(name), data, Buffer.alloc(4)])
}

/** One pixel, another colour for each number; without check sums, which nobody asks for. */
function drawPicture(number: number): Buffer {
  const head = Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 2, 0, 0, 0])
  const pixel = deflateSync(Buffer.from([0, number >> 16, (number >> 8) % 256, number % 256]))
  const parts = [chunk('IHDR', head), chunk('IDAT', pixel), chunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), ...parts])
}

/** `/pictures/7.png` is one; `page.png` is a page, `astray.png` leads into the own network, `half.png` breaks off, `gone.png` is none. */
function sendPicture(name: string, response: ServerResponse): void {
  const type = { 'content-type': 'image/png' }
  if (name === 'astray.png') fail('astray', response)
  else if (name === 'half.png') fail('half', response)
  else if (name === 'gone.png') response.writeHead(404).end()
  else if (name === 'page.png') response.writeHead(200, type).end('<!doctype html><title>Log in</title>')
  else response.writeHead(200, type).end(drawPicture(Number.parseInt(name, 10)))
}

function fail(fault: Fault, response: ServerResponse): void {
  if (fault === 'busy') response.writeHead(429, { 'retry-after': '3' }).end()
  else if (fault === 'ill') response.writeHead(500).end()
  else if (fault === 'astray') response.writeHead(302, { location: 'http://169.254.169.254/latest/' }).end()
  else if (fault === 'half') response.setHeader('content-length', 5000).write('{"estates":[{"id":', () => response.destroy())
  else {
    const timer = setInterval(() => response.write(' '), 20)
    response.on('close', () => clearInterval(timer))
  }
}

function say(answer: Answer, { headers, method }: Asked, response: ServerResponse, charset: string): number {
  if (typeof answer === 'number') {
    response.writeHead(answer).end()
    return answer
  }
  const bytes = Buffer.from(answer, charset === 'utf-8' ? 'utf8' : 'latin1')
  const etag = `"${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}"`
  if (method === 'GET' && headers['if-none-match'] === etag) {
    response.writeHead(304).end()
    return 304
  }
  const type = answer.startsWith('<') ? 'application/xml' : answer.startsWith('id;') ? 'text/csv' : 'application/json'
  response.writeHead(200, { 'content-type': `${type}; charset=${charset}`, ...(method === 'GET' && { etag }) }).end(bytes)
  return 200
}

/** Where the file of a format stands; the others are told the host alone. */
const paths: Partial<Record<CrmName, string>> = {
  kyero: '/kyero.xml',
  openimmo: '/openimmo.xml',
  table: '/listings.csv',
  'listings-json': '/api/listings.json',
}

/** @param charset that it writes in, and says so. */
export async function startCrm(name: CrmName, charset: 'utf-8' | 'iso-8859-1' = 'utf-8') {
  const crm: Crm = { estates: [], deleted: [], pages: new Map(), faults: [], log: [], pictures: [], tokens: 0, ended: 0 }
  let open = 0
  const server = createServer(async (request, response) => {
    open += 1
    response.on('close', () => (open -= 1))
    const asked = await read(request)
    const picture = /^\/pictures\/([^?]+)/.exec(asked.path)?.[1]
    if (picture !== undefined) {
      crm.pictures.push(picture)
      sendPicture(picture, response)
      return
    }
    const fault = crm.faults.shift() ?? 'none'
    if (fault === 'expired') crm.ended = crm.tokens
    else if (fault !== 'none') return fail(fault, response)
    const path = asked.path.split('?')[0] ?? ''
    const status = say(crmRules[name](asked, crm), asked, response, charset)
    crm.log.push(`${status} ${path}`)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  /** Once nobody is being answered: who gives up in the middle leaves others on their way. */
  const idle = async () => {
    do await sleep(50)
    while (open > 0)
  }
  const stop = () => {
    server.closeAllConnections()
    return new Promise((done) => server.close(done))
  }
  return { crm, host, address: `http://${host}${paths[name] ?? ''}`, idle, stop }
}

/** So many houses, numbered from 1001. */
export const someEstates = (count: number, prefix = ''): Estate[] =>
  Array.from({ length: count }, (_, index) => ({ id: `${prefix}${1001 + index}`, town: 'Liège', price: 200_000 + index * 1000 }))
