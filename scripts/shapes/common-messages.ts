/** Paging, sorting and facets of queries. */
const queries = [
  'forms.CursorPaging',
  'forms.CursorPagingMetadata',
  'forms.Cursors',
  'forms.SortOrder',
  'forms.Sorting',
  'members.Paging',
  'services.PagingMetadataV2',
  'staffMembers.CursorQuery',
  'resourceEntities.AggregationResultsScalarResult',
  'resourceEntities.AggregationType',
  'resourceEntities.DateHistogramAggregation',
  'resourceEntities.DateHistogramResult',
  'resourceEntities.DateHistogramResults',
  'resourceEntities.GroupByAggregation',
  'resourceEntities.GroupByValueResults',
  'resourceEntities.IncludeMissingValuesOptions',
  'resourceEntities.Interval',
  'resourceEntities.MissingValues',
  'resourceEntities.Mode',
  'resourceEntities.NestedAggregationItem',
  'resourceEntities.NestedAggregationResults',
  'resourceEntities.NestedAggregationType',
  'resourceEntities.NestedValueAggregationResult',
  'resourceEntities.RangeAggregation',
  'resourceEntities.RangeAggregationResult',
  'resourceEntities.RangeBucket',
  'resourceEntities.RangeResult',
  'resourceEntities.RangeResults',
  'resourceEntities.ScalarAggregation',
  'resourceEntities.ScalarResult',
  'resourceEntities.ScalarType',
  'resourceEntities.SortDirection',
  'resourceEntities.SortType',
  'resourceEntities.ValueAggregation',
  'resourceEntities.ValueAggregationResult',
  'resourceEntities.ValueResult',
  'resourceEntities.ValueResults',
]

/** Results of bulk calls. */
const bulkResults = ['members.ApplicationError', 'members.BulkActionMetadata', 'resourceEntities.ItemMetadata']

/** Values that entities of several nouns hold. */
const values = [
  'forms.ExtendedFields',
  'forms.TagList',
  'forms.Tags',
  'members.AddressLocation',
  'policies.Money',
  'staffMembers.IdentityType',
  'staffMembers.Image',
  'staffMembers.MediaItem',
]

/**
 * Messages and enums that no single noun owns, each named by one source that has it. They are generated into
 * packages/contract/src/common; all others of the same name and structure refer to them.
 */
export const commonMessages: readonly string[] = [...queries, ...bulkResults, ...values]
