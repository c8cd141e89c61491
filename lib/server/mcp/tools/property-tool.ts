/** Tool: all public data of one property. */
import 'server-only'
import { z } from 'zod'
import { toListing } from '../../syndication/public-listings.ts'
import { findPublishedListing } from '../../syndication/published-listings.ts'
import { defineTool, found, idField, languageField, languageOf, refused } from '../tool.ts'

export const propertyTool = defineTool({
  name: 'property',
  title: 'A property',
  description:
    'Everything that is published of one property: texts, rooms, areas, energy, flood scores, pictures, agent. What is not published is null.',
  input: z.object({ id: idField, language: languageField }),
  run: ({ id, language }) => {
    const property = findPublishedListing(id)
    return property ? found(toListing(property, languageOf(language))) : refused(`There is no property ${id}.`)
  },
})
