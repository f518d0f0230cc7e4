import type { NextConfig } from 'next'

export default {
  // This folder is a project of its own, although there are others above it.
  turbopack: { root: import.meta.dirname },
  poweredByHeader: false,
} satisfies NextConfig
