/** Fake CRMs and partners that return whole documents: Skarabee by SOAP, and files. */
import { type Estate, json, numbered, type Rules, texts } from './conversation.ts'

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

export const skarabee: Rules = ({ headers, body }, { estates, deleted }) => {
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

/** A file on a server that supports ETags, as partners upload one every night. */
export const kyero: Rules = (_, { estates }) => {
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

/** A complete transfer; the home's own number is that of the partner. */
export const openimmo: Rules = (_, { estates }) => {
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

/** A table on a web server. */
export const table: Rules = (_, { estates }) => {
  const rows = estates.map(({ id, town, price, pictures = [] }) =>
    [id, 'sale', 'house', town, '9000', price, `"${texts(town)}"`, pictures.join(' | ')].join(';'),
  )
  return ['id;goal;kind;town;zip;price;description nl;pictures', ...rows].join('\r\n')
}

/** Another site of this software; `lng` is the language of the document. */
export const listingsJson: Rules = ({ path }, { estates }) =>
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
