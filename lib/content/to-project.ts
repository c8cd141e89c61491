/** Translates the CRM's project into the site's. */

import type { ConfidentialProject, ProjectTexts } from '../domain/project/project.ts'
import { resolveContentDate } from '../domain/text/date.ts'
import type { Localized } from '../domain/text/language.ts'
import { completeLocalized, type PartialLocalized } from './complete-localized.ts'
import type { RawProject } from './project-raw.ts'

function toTexts(records: RawProject['Languages']): Localized<ProjectTexts> {
  const byLanguage: Partial<Localized<ProjectTexts>> = {}
  for (const record of records) {
    byLanguage[record.language] = { countryName: record.CountryName, intro: record.Intro, description: record.Description }
  }
  const { nl } = byLanguage
  if (!nl) throw new Error('Languages: expected a record with language "nl"')
  return { nl, fr: byLanguage.fr ?? nl, en: byLanguage.en ?? nl, de: byLanguage.de ?? nl }
}

/** A number or code is the same in every language. */
function toUnitName(name: string | PartialLocalized): Localized {
  return completeLocalized(typeof name === 'string' ? { nl: name, fr: name, en: name } : name)
}

/** @param today day that relative dates count from, ISO. */
export function toProject(raw: RawProject, today: string): ConfidentialProject {
  return {
    id: raw.ID,
    recordFile: raw.RecordFile,
    number: raw.ProjectNumber,
    published: raw.Published,
    status: raw.Status,
    delivery: raw.Delivery,
    creationDate: resolveContentDate(raw.CreationDate, today),
    agentId: raw.AgentID,
    name: raw.Name,
    publishAddress: raw.PublicAddress,
    street: raw.Street,
    houseNumber: raw.HouseNumber,
    boxNr: raw.BoxNr,
    zip: raw.Zip,
    city: raw.City,
    quarter: raw.Quarter,
    countryId: raw.CountryID,
    latitude: raw.Latitude,
    longitude: raw.Longitude,
    eLevel: raw.ELevel,
    epcLabelText: raw.EPCLabelText,
    gScore: raw.GScore,
    pScore: raw.PScore,
    floodReportDate: resolveContentDate(raw.FloodReportDate, today),
    landShare: raw.LandShare,
    permit: raw.Permit,
    destination: raw.Destination,
    summons: raw.Summons,
    preemptiveRights: raw.PreemptiveRights,
    allotmentPermit: raw.AllotmentPermit,
    externalUrl: raw.ExternalUrl,
    pictures: raw.Pictures.map((picture) => ({
      id: picture.ID,
      url: picture.Url,
      width: picture.Width,
      height: picture.Height,
      alt: completeLocalized(picture.Name),
    })),
    units: raw.Units.map((unit) => ({
      id: unit.ID,
      name: toUnitName(unit.Name),
      kind: unit.Kind,
      floor: unit.Floor,
      bedrooms: unit.Bedrooms,
      area: unit.Area,
      terrace: unit.Terrace,
      garden: unit.Garden,
      price: unit.Price,
      state: unit.State,
    })),
    floorPlans: raw.FloorPlans.map((plan) => ({
      url: plan.Url,
      width: plan.Width,
      height: plan.Height,
      units: plan.Units,
      rooms: plan.Rooms.map((room) => ({ floor: room.Floor, kind: room.Kind, number: room.Number, area: room.Area })),
    })),
    texts: toTexts(raw.Languages),
  }
}
