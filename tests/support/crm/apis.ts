/** Fake APIs of CRMs: Whise, Omnicasa and SweepBright. */
import { type Estate, giveToken, isIn, json, numbered, page, type Rules, texts } from './conversation.ts'

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

export const whise: Rules = (asked, crm) => {
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

export const omnicasa: Rules = ({ path }, crm) => {
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

export const sweepbright: Rules = (asked, crm) => {
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
