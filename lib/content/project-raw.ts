/** The shape of `data/projects/*.json`: a new-build project with its units (specification 3, "Project"). */
import { z } from 'zod'
import { languageCodes } from '../domain/text/language.ts'
import { contentDate } from './date.ts'
import { rawDrawing } from './drawing-raw.ts'
import { localizedText } from './localized.ts'
import { rawPicture, rawRoom } from './property-raw.ts'

const rawUnit = z.strictObject({
  ID: z.int().positive(),
  /** "A.1.02" in every language, or a name in each: "Huis 3", "Maison 3". */
  Name: z.union([z.string().min(1), localizedText]),
  Kind: z.enum(['apartment', 'house', 'penthouse', 'studio', 'commercial']),
  Floor: z.int().min(-2).max(60),
  Bedrooms: z.int().min(0).max(10),
  /** m2. */
  Area: z.number().positive(),
  /** m2 of terrace and garden; 0 for none. */
  Terrace: z.number().min(0),
  Garden: z.number().min(0),
  /** Euro without VAT and duties. */
  Price: z.number().positive(),
  State: z.enum(['free', 'option', 'sold']),
})

const rawUnitPlan = rawDrawing.extend({
  /** IDs of the units that are built after this plan. */
  Units: z.array(z.int().positive()).min(1),
  /** In the order of the numbers in the drawing. */
  Rooms: z.array(rawRoom.pick({ Floor: true, Kind: true, Number: true, Area: true })).min(1),
})

export const rawProject = z.strictObject({
  ID: z.int().positive(),
  RecordFile: z.string().regex(/^p\d{2}$/),
  ProjectNumber: z.string().min(2),
  Published: z.boolean(),
  /** Stage of the works. */
  Status: z.enum(['planned', 'for-sale', 'under-construction', 'delivered']),
  /** Year and quarter of delivery. */
  Delivery: z.string().regex(/^\d{4}-Q[1-4]$/),
  CreationDate: contentDate,
  AgentID: z.int().positive(),
  /** The project's own name. */
  Name: z.string().min(2),
  PublicAddress: z.boolean(),
  Street: z.string().min(2),
  HouseNumber: z.string().min(1),
  BoxNr: z.string(),
  Zip: z.string().regex(/^\d{4}$/),
  City: z.string().regex(/^[^a-z]+$/),
  Quarter: z.string().optional(),
  CountryID: z.int().positive(),
  Latitude: z.number(),
  Longitude: z.number(),
  /** E-level promised by the permit file. */
  ELevel: z.number().min(0),
  EPCLabelText: z.string(),
  GScore: z.enum(['A', 'B', 'C', 'D']),
  PScore: z.enum(['A', 'B', 'C', 'D']),
  FloodReportDate: contentDate,
  /** Share of each price that is land, per cent; the rest is building and bears VAT. */
  LandShare: z.number().min(0).max(100).optional(),
  Permit: z.boolean(),
  Destination: z.string(),
  Summons: z.boolean(),
  PreemptiveRights: z.boolean(),
  AllotmentPermit: z.boolean(),
  /** An address outside the site that the project's link leads to instead (specification 2). */
  ExternalUrl: z.url().optional(),
  Pictures: z.array(rawPicture).min(1),
  Units: z.array(rawUnit).min(1),
  FloorPlans: z.array(rawUnitPlan).default([]),
  Languages: z
    .array(
      z.strictObject({
        language: z.enum(languageCodes),
        CountryName: z.string().min(2),
        /** One sentence under the name. */
        Intro: z.string().min(20).max(300),
        /** 150 to 300 words, paragraphs parted by an empty line. */
        Description: z.string().min(200),
      }),
    )
    .min(3),
})

export type RawProject = z.output<typeof rawProject>
