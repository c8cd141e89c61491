/** The props of every module view. */
import type { ComponentType } from 'react'
import type { Module } from '@/lib/content/module'
import type { Language } from '@/lib/domain/text/language'
import type { ListQuery } from '@/lib/routing/list-query'

export type FindModule = (view: string) => ComponentType<ModuleProps> | undefined

export type ModuleProps = {
  module: Module
  language: Language
  /** The page's original path. */
  path: string
  /** Filters of the address; only on the dynamic twin of a list page. */
  query: ListQuery
  /** Whether the page has no heading before this module, so that the module's title is the h1. */
  isFirst: boolean
  /** Whether unpublished content may be shown. */
  isPreview: boolean
}
