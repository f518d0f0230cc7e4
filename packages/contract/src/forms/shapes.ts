// Made by scripts/make-shapes.ts from facts/forms/forms.json. Do not edit.
import {
  anything,
  decimalNumber,
  enumeration,
  fieldMask,
  flag,
  freeObject,
  integer,
  list,
  mapOf,
  marked,
  message,
  one,
  text,
  timestamp,
} from '../fields.ts'
import type { Shape as MessageShape } from '../shape.ts'

export type AddressInfoTag = 'UNTAGGED' | 'HOME'
export const AddressInfoTag = enumeration<AddressInfoTag>('forms.AddressInfoTag', ['UNTAGGED', 'HOME'])

export type Alignment = 'LEFT' | 'CENTER' | 'RIGHT'
export const Alignment = enumeration<Alignment>('forms.Alignment', ['LEFT', 'CENTER', 'RIGHT'])

export type AnimationType = 'VIEW' | 'POINTER'
export const AnimationType = enumeration<AnimationType>('forms.AnimationType', ['VIEW', 'POINTER'])

export type AppType = 'PRODUCT' | 'EVENT' | 'BOOKING'
export const AppType = enumeration<AppType>('forms.AppType', ['PRODUCT', 'EVENT', 'BOOKING'])

export type ArrayComponentType = 'UNKNOWN_COMPONENT_TYPE' | 'CHECKBOX_GROUP' | 'TAGS' | 'SERVICES_CHECKBOX_GROUP'
export const ArrayComponentType = enumeration<ArrayComponentType>('forms.ArrayComponentType', [
  'UNKNOWN_COMPONENT_TYPE',
  'CHECKBOX_GROUP',
  'TAGS',
  'SERVICES_CHECKBOX_GROUP',
])

export type AspectRatio = 'SQUARE' | 'RECTANGLE'
export const AspectRatio = enumeration<AspectRatio>('forms.AspectRatio', ['SQUARE', 'RECTANGLE'])

export type BackdropType = 'COLOR' | 'GRADIENT'
export const BackdropType = enumeration<BackdropType>('forms.BackdropType', ['COLOR', 'GRADIENT'])

export type BackgroundType = 'COLOR' | 'GRADIENT'
export const BackgroundType = enumeration<BackgroundType>('forms.BackgroundType', ['COLOR', 'GRADIENT'])

export type BannerPosition = 'TOP' | 'BOTTOM'
export const BannerPosition = enumeration<BannerPosition>('forms.BannerPosition', ['TOP', 'BOTTOM'])

export type BooleanComponentType = 'UNKNOWN_COMPONENT_TYPE' | 'CHECKBOX'
export const BooleanComponentType = enumeration<BooleanComponentType>('forms.BooleanComponentType', [
  'UNKNOWN_COMPONENT_TYPE',
  'CHECKBOX',
])

export type ButtonDataType = 'LINK' | 'ACTION'
export const ButtonDataType = enumeration<ButtonDataType>('forms.ButtonDataType', ['LINK', 'ACTION'])

export type CardDataBackgroundType = 'COLOR' | 'GRADIENT'
export const CardDataBackgroundType = enumeration<CardDataBackgroundType>('forms.CardDataBackgroundType', [
  'COLOR',
  'GRADIENT',
])

export type CardStylesAlignment = 'START' | 'CENTER' | 'END'
export const CardStylesAlignment = enumeration<CardStylesAlignment>('forms.CardStylesAlignment', [
  'START',
  'CENTER',
  'END',
])

export type CardStylesType = 'CONTAINED' | 'FRAMELESS'
export const CardStylesType = enumeration<CardStylesType>('forms.CardStylesType', ['CONTAINED', 'FRAMELESS'])

export type ChangeableProperty = 'REQUIRED' | 'HIDDEN'
export const ChangeableProperty = enumeration<ChangeableProperty>('forms.ChangeableProperty', ['REQUIRED', 'HIDDEN'])

export type ColumnSize = 'SMALL' | 'MEDIUM' | 'LARGE' | 'EXTRA_LARGE'
export const ColumnSize = enumeration<ColumnSize>('forms.ColumnSize', ['SMALL', 'MEDIUM', 'LARGE', 'EXTRA_LARGE'])

export type ComponentType = 'UNKNOWN_COMPONENT_TYPE' | 'MULTILINE_ADDRESS'
export const ComponentType = enumeration<ComponentType>('forms.ComponentType', [
  'UNKNOWN_COMPONENT_TYPE',
  'MULTILINE_ADDRESS',
])

export type ConfirmationLevel = 'UNKNOWN_CONFIRMATION_LEVEL' | 'SINGLE_CONFIRMATION' | 'DOUBLE_CONFIRMATION'
export const ConfirmationLevel = enumeration<ConfirmationLevel>('forms.ConfirmationLevel', [
  'UNKNOWN_CONFIRMATION_LEVEL',
  'SINGLE_CONFIRMATION',
  'DOUBLE_CONFIRMATION',
])

export type ContactAutofill = 'MEMBER_DATA' | 'FORM_INPUT'
export const ContactAutofill = enumeration<ContactAutofill>('forms.ContactAutofill', ['MEMBER_DATA', 'FORM_INPUT'])

export type ContactField =
  | 'FIRST_NAME'
  | 'LAST_NAME'
  | 'COMPANY'
  | 'POSITION'
  | 'EMAIL'
  | 'PHONE'
  | 'ADDRESS'
  | 'BIRTHDATE'
  | 'CUSTOM_FIELD'
  | 'SUBSCRIPTION'
  | 'VAT_ID'
export const ContactField = enumeration<ContactField>('forms.ContactField', [
  'FIRST_NAME',
  'LAST_NAME',
  'COMPANY',
  'POSITION',
  'EMAIL',
  'PHONE',
  'ADDRESS',
  'BIRTHDATE',
  'CUSTOM_FIELD',
  'SUBSCRIPTION',
  'VAT_ID',
])

export type Crop = 'FILL' | 'FIT'
export const Crop = enumeration<Crop>('forms.Crop', ['FILL', 'FIT'])

export type DayOfWeek = 'MONDAY' | 'TUESDAY' | 'WEDNESDAY' | 'THURSDAY' | 'FRIDAY' | 'SATURDAY' | 'SUNDAY'
export const DayOfWeek = enumeration<DayOfWeek>('forms.DayOfWeek', [
  'MONDAY',
  'TUESDAY',
  'WEDNESDAY',
  'THURSDAY',
  'FRIDAY',
  'SATURDAY',
  'SUNDAY',
])

export type DecorationType =
  | 'BOLD'
  | 'ITALIC'
  | 'UNDERLINE'
  | 'SPOILER'
  | 'ANCHOR'
  | 'MENTION'
  | 'LINK'
  | 'COLOR'
  | 'FONT_SIZE'
  | 'EXTERNAL'
  | 'STRIKETHROUGH'
  | 'SUPERSCRIPT'
  | 'SUBSCRIPT'
  | 'FONT_FAMILY'
  | 'SKETCH'
export const DecorationType = enumeration<DecorationType>('forms.DecorationType', [
  'BOLD',
  'ITALIC',
  'UNDERLINE',
  'SPOILER',
  'ANCHOR',
  'MENTION',
  'LINK',
  'COLOR',
  'FONT_SIZE',
  'EXTERNAL',
  'STRIKETHROUGH',
  'SUPERSCRIPT',
  'SUBSCRIPT',
  'FONT_FAMILY',
  'SKETCH',
])

export type DesignTarget = 'LAYOUT' | 'CELL'
export const DesignTarget = enumeration<DesignTarget>('forms.DesignTarget', ['LAYOUT', 'CELL'])

export type Direction = 'LTR' | 'RTL'
export const Direction = enumeration<Direction>('forms.Direction', ['LTR', 'RTL'])

export type DisplayFieldType = 'UNKNOWN_FIELD_TYPE' | 'RICH_CONTENT' | 'PAGE_NAVIGATION' | 'LOGIN_BAR'
export const DisplayFieldType = enumeration<DisplayFieldType>('forms.DisplayFieldType', [
  'UNKNOWN_FIELD_TYPE',
  'RICH_CONTENT',
  'PAGE_NAVIGATION',
  'LOGIN_BAR',
])

export type DividerDataAlignment = 'CENTER' | 'LEFT' | 'RIGHT'
export const DividerDataAlignment = enumeration<DividerDataAlignment>('forms.DividerDataAlignment', [
  'CENTER',
  'LEFT',
  'RIGHT',
])

export type EmailInfoTag = 'UNTAGGED' | 'MAIN'
export const EmailInfoTag = enumeration<EmailInfoTag>('forms.EmailInfoTag', ['UNTAGGED', 'MAIN'])

export type EntranceEffectType =
  | 'FADE'
  | 'ARC'
  | 'BLUR'
  | 'BOUNCE'
  | 'DROP'
  | 'EXPAND'
  | 'FLIP'
  | 'FLOAT'
  | 'FOLD'
  | 'GLIDE'
  | 'REVEAL'
  | 'SHAPE'
  | 'SHUTTERS'
  | 'SLIDE'
  | 'SPIN'
  | 'TILT'
  | 'TURN'
  | 'WINK'
export const EntranceEffectType = enumeration<EntranceEffectType>('forms.EntranceEffectType', [
  'FADE',
  'ARC',
  'BLUR',
  'BOUNCE',
  'DROP',
  'EXPAND',
  'FLIP',
  'FLOAT',
  'FOLD',
  'GLIDE',
  'REVEAL',
  'SHAPE',
  'SHUTTERS',
  'SLIDE',
  'SPIN',
  'TILT',
  'TURN',
  'WINK',
])

export type FieldType = 'UNKNOWN_FIELD_TYPE' | 'INPUT' | 'DISPLAY'
export const FieldType = enumeration<FieldType>('forms.FieldType', ['UNKNOWN_FIELD_TYPE', 'INPUT', 'DISPLAY'])

export type Fieldset = 'UNKNOWN' | 'NESTED_FORMS' | 'METADATA'
export const Fieldset = enumeration<Fieldset>('forms.Fieldset', ['UNKNOWN', 'NESTED_FORMS', 'METADATA'])

export type FirstDayOfWeek = 'MONDAY' | 'SUNDAY'
export const FirstDayOfWeek = enumeration<FirstDayOfWeek>('forms.FirstDayOfWeek', ['MONDAY', 'SUNDAY'])

export type FontType = 'PX' | 'EM'
export const FontType = enumeration<FontType>('forms.FontType', ['PX', 'EM'])

export type FormFieldContactInfoContactField =
  | 'FIRST_NAME'
  | 'LAST_NAME'
  | 'COMPANY'
  | 'POSITION'
  | 'EMAIL'
  | 'PHONE'
  | 'ADDRESS'
  | 'BIRTHDATE'
  | 'CUSTOM_FIELD'
  | 'SUBSCRIPTION'
  | 'VAT_ID'
export const FormFieldContactInfoContactField = enumeration<FormFieldContactInfoContactField>(
  'forms.FormFieldContactInfoContactField',
  [
    'FIRST_NAME',
    'LAST_NAME',
    'COMPANY',
    'POSITION',
    'EMAIL',
    'PHONE',
    'ADDRESS',
    'BIRTHDATE',
    'CUSTOM_FIELD',
    'SUBSCRIPTION',
    'VAT_ID',
  ],
)

export type FormFieldContactInfoEmailInfoTag = 'UNTAGGED' | 'MAIN'
export const FormFieldContactInfoEmailInfoTag = enumeration<FormFieldContactInfoEmailInfoTag>(
  'forms.FormFieldContactInfoEmailInfoTag',
  ['UNTAGGED', 'MAIN'],
)

export type FormFieldContactInfoPhoneInfoTag = 'UNTAGGED' | 'MAIN'
export const FormFieldContactInfoPhoneInfoTag = enumeration<FormFieldContactInfoPhoneInfoTag>(
  'forms.FormFieldContactInfoPhoneInfoTag',
  ['UNTAGGED', 'MAIN'],
)

export type Format = 'IN_PERSON' | 'VIDEO_CONFERENCE' | 'PHONE'
export const Format = enumeration<Format>('forms.Format', ['IN_PERSON', 'VIDEO_CONFERENCE', 'PHONE'])

export type FormatEnumFormat =
  | 'UNKNOWN_FORMAT'
  | 'DATE'
  | 'TIME'
  | 'DATE_TIME'
  | 'EMAIL'
  | 'URL'
  | 'UUID'
  | 'PHONE'
  | 'URI'
  | 'HOSTNAME'
  | 'COLOR_HEX'
  | 'CURRENCY'
  | 'LANGUAGE'
  | 'DATE_OPTIONAL_TIME'
export const FormatEnumFormat = enumeration<FormatEnumFormat>('forms.FormatEnumFormat', [
  'UNKNOWN_FORMAT',
  'DATE',
  'TIME',
  'DATE_TIME',
  'EMAIL',
  'URL',
  'UUID',
  'PHONE',
  'URI',
  'HOSTNAME',
  'COLOR_HEX',
  'CURRENCY',
  'LANGUAGE',
  'DATE_OPTIONAL_TIME',
])

export type GIFType = 'NORMAL' | 'STICKER'
export const GIFType = enumeration<GIFType>('forms.GIFType', ['NORMAL', 'STICKER'])

export type GradientType = 'LINEAR' | 'RADIAL'
export const GradientType = enumeration<GradientType>('forms.GradientType', ['LINEAR', 'RADIAL'])

export type ImageFit = 'COVER' | 'CONTAIN'
export const ImageFit = enumeration<ImageFit>('forms.ImageFit', ['COVER', 'CONTAIN'])

export type ImagePosition = 'ABOVE' | 'BELOW'
export const ImagePosition = enumeration<ImagePosition>('forms.ImagePosition', ['ABOVE', 'BELOW'])

export type ImagePositionPosition =
  | 'CENTER'
  | 'CENTER_LEFT'
  | 'CENTER_RIGHT'
  | 'TOP'
  | 'TOP_LEFT'
  | 'TOP_RIGHT'
  | 'BOTTOM'
  | 'BOTTOM_LEFT'
  | 'BOTTOM_RIGHT'
export const ImagePositionPosition = enumeration<ImagePositionPosition>('forms.ImagePositionPosition', [
  'CENTER',
  'CENTER_LEFT',
  'CENTER_RIGHT',
  'TOP',
  'TOP_LEFT',
  'TOP_RIGHT',
  'BOTTOM',
  'BOTTOM_LEFT',
  'BOTTOM_RIGHT',
])

export type ImageScalingScaling = 'AUTO' | 'CONTAIN' | 'COVER'
export const ImageScalingScaling = enumeration<ImageScalingScaling>('forms.ImageScalingScaling', [
  'AUTO',
  'CONTAIN',
  'COVER',
])

export type Indentation = 'NESTED' | 'FLAT'
export const Indentation = enumeration<Indentation>('forms.Indentation', ['NESTED', 'FLAT'])

export type InitialExpandedItems = 'FIRST' | 'ALL' | 'NONE'
export const InitialExpandedItems = enumeration<InitialExpandedItems>('forms.InitialExpandedItems', [
  'FIRST',
  'ALL',
  'NONE',
])

export type InputType =
  | 'UNKNOWN_INPUT_TYPE'
  | 'STRING'
  | 'NUMBER'
  | 'BOOLEAN'
  | 'ARRAY'
  | 'OBJECT'
  | 'WIX_FILE'
  | 'PAYMENT'
  | 'SCHEDULING'
  | 'ADDRESS'
  | 'MULTILINE_ADDRESS'
  | 'OBJECT_ARRAY'
export const InputType = enumeration<InputType>('forms.InputType', [
  'UNKNOWN_INPUT_TYPE',
  'STRING',
  'NUMBER',
  'BOOLEAN',
  'ARRAY',
  'OBJECT',
  'WIX_FILE',
  'PAYMENT',
  'SCHEDULING',
  'ADDRESS',
  'MULTILINE_ADDRESS',
  'OBJECT_ARRAY',
])

export type ItemType = 'STRING' | 'NUMBER' | 'BOOLEAN' | 'OBJECT'
export const ItemType = enumeration<ItemType>('forms.ItemType', ['STRING', 'NUMBER', 'BOOLEAN', 'OBJECT'])

export type Kind = 'REGULAR' | 'EXTENSION'
export const Kind = enumeration<Kind>('forms.Kind', ['REGULAR', 'EXTENSION'])

export type LayerEffect = 'CENTER' | 'FADE_TO_TOP' | 'FADE_TO_BOTTOM'
export const LayerEffect = enumeration<LayerEffect>('forms.LayerEffect', ['CENTER', 'FADE_TO_TOP', 'FADE_TO_BOTTOM'])

export type Layout = 'STACKED' | 'SIDE_BY_SIDE'
export const Layout = enumeration<Layout>('forms.Layout', ['STACKED', 'SIDE_BY_SIDE'])

export type LayoutDataBackgroundType = 'COLOR' | 'GRADIENT'
export const LayoutDataBackgroundType = enumeration<LayoutDataBackgroundType>('forms.LayoutDataBackgroundType', [
  'COLOR',
  'GRADIENT',
])

export type LayoutDataImagePosition =
  | 'CENTER'
  | 'CENTER_LEFT'
  | 'CENTER_RIGHT'
  | 'TOP'
  | 'TOP_LEFT'
  | 'TOP_RIGHT'
  | 'BOTTOM'
  | 'BOTTOM_LEFT'
  | 'BOTTOM_RIGHT'
export const LayoutDataImagePosition = enumeration<LayoutDataImagePosition>('forms.LayoutDataImagePosition', [
  'CENTER',
  'CENTER_LEFT',
  'CENTER_RIGHT',
  'TOP',
  'TOP_LEFT',
  'TOP_RIGHT',
  'BOTTOM',
  'BOTTOM_LEFT',
  'BOTTOM_RIGHT',
])

export type LayoutType =
  | 'COLLAGE'
  | 'MASONRY'
  | 'GRID'
  | 'THUMBNAIL'
  | 'SLIDER'
  | 'SLIDESHOW'
  | 'PANORAMA'
  | 'COLUMN'
  | 'MAGIC'
  | 'FULLSIZE'
export const LayoutType = enumeration<LayoutType>('forms.LayoutType', [
  'COLLAGE',
  'MASONRY',
  'GRID',
  'THUMBNAIL',
  'SLIDER',
  'SLIDESHOW',
  'PANORAMA',
  'COLUMN',
  'MAGIC',
  'FULLSIZE',
])

export type LineCap = 'SQUARE' | 'ROUND'
export const LineCap = enumeration<LineCap>('forms.LineCap', ['SQUARE', 'ROUND'])

export type LineStyle = 'SINGLE' | 'DOUBLE' | 'DASHED' | 'DOTTED'
export const LineStyle = enumeration<LineStyle>('forms.LineStyle', ['SINGLE', 'DOUBLE', 'DASHED', 'DOTTED'])

export type LinkTarget = 'SELF' | 'BLANK' | 'PARENT' | 'TOP'
export const LinkTarget = enumeration<LinkTarget>('forms.LinkTarget', ['SELF', 'BLANK', 'PARENT', 'TOP'])

export type ListDeletedFormsOrder = 'UPDATED_DATE_DESC' | 'UPDATED_DATE_ASC' | 'NAME_DESC' | 'NAME_ASC'
export const ListDeletedFormsOrder = enumeration<ListDeletedFormsOrder>('forms.ListDeletedFormsOrder', [
  'UPDATED_DATE_DESC',
  'UPDATED_DATE_ASC',
  'NAME_DESC',
  'NAME_ASC',
])

export type ListStyle =
  | 'PLAIN'
  | 'NUMBERED'
  | 'LETTERS'
  | 'ROMAN'
  | 'BULLETED'
  | 'ALPHABETICAL_INDEX'
  | 'ALPHABETICAL_INDEX_COMPACT'
export const ListStyle = enumeration<ListStyle>('forms.ListStyle', [
  'PLAIN',
  'NUMBERED',
  'LETTERS',
  'ROMAN',
  'BULLETED',
  'ALPHABETICAL_INDEX',
  'ALPHABETICAL_INDEX_COMPACT',
])

export type LoopEffectType =
  | 'BOUNCE'
  | 'BREATHE'
  | 'CROSS'
  | 'FLASH'
  | 'FLIP'
  | 'FOLD'
  | 'JELLO'
  | 'POKE'
  | 'PULSE'
  | 'RUBBER'
  | 'SPIN'
  | 'SWING'
  | 'WIGGLE'
export const LoopEffectType = enumeration<LoopEffectType>('forms.LoopEffectType', [
  'BOUNCE',
  'BREATHE',
  'CROSS',
  'FLASH',
  'FLIP',
  'FOLD',
  'JELLO',
  'POKE',
  'PULSE',
  'RUBBER',
  'SPIN',
  'SWING',
  'WIGGLE',
])

export type MapType = 'ROADMAP' | 'SATELITE' | 'HYBRID' | 'TERRAIN'
export const MapType = enumeration<MapType>('forms.MapType', ['ROADMAP', 'SATELITE', 'HYBRID', 'TERRAIN'])

export type MeetingType = 'SINGLE_STAFF' | 'ROUND_ROBIN'
export const MeetingType = enumeration<MeetingType>('forms.MeetingType', ['SINGLE_STAFF', 'ROUND_ROBIN'])

export type NodeType =
  | 'PARAGRAPH'
  | 'TEXT'
  | 'HEADING'
  | 'BULLETED_LIST'
  | 'ORDERED_LIST'
  | 'LIST_ITEM'
  | 'BLOCKQUOTE'
  | 'CODE_BLOCK'
  | 'VIDEO'
  | 'DIVIDER'
  | 'FILE'
  | 'GALLERY'
  | 'GIF'
  | 'HTML'
  | 'IMAGE'
  | 'LINK_PREVIEW'
  | 'MAP'
  | 'POLL'
  | 'APP_EMBED'
  | 'BUTTON'
  | 'COLLAPSIBLE_LIST'
  | 'TABLE'
  | 'EMBED'
  | 'COLLAPSIBLE_ITEM'
  | 'COLLAPSIBLE_ITEM_TITLE'
  | 'COLLAPSIBLE_ITEM_BODY'
  | 'TABLE_CELL'
  | 'TABLE_ROW'
  | 'EXTERNAL'
  | 'AUDIO'
  | 'CAPTION'
  | 'LAYOUT'
  | 'LAYOUT_CELL'
  | 'SHAPE'
  | 'CARD'
  | 'TOC'
  | 'SMART_BLOCK'
  | 'SMART_BLOCK_CELL'
  | 'CHECKBOX_LIST'
export const NodeType = enumeration<NodeType>('forms.NodeType', [
  'PARAGRAPH',
  'TEXT',
  'HEADING',
  'BULLETED_LIST',
  'ORDERED_LIST',
  'LIST_ITEM',
  'BLOCKQUOTE',
  'CODE_BLOCK',
  'VIDEO',
  'DIVIDER',
  'FILE',
  'GALLERY',
  'GIF',
  'HTML',
  'IMAGE',
  'LINK_PREVIEW',
  'MAP',
  'POLL',
  'APP_EMBED',
  'BUTTON',
  'COLLAPSIBLE_LIST',
  'TABLE',
  'EMBED',
  'COLLAPSIBLE_ITEM',
  'COLLAPSIBLE_ITEM_TITLE',
  'COLLAPSIBLE_ITEM_BODY',
  'TABLE_CELL',
  'TABLE_ROW',
  'EXTERNAL',
  'AUDIO',
  'CAPTION',
  'LAYOUT',
  'LAYOUT_CELL',
  'SHAPE',
  'CARD',
  'TOC',
  'SMART_BLOCK',
  'SMART_BLOCK_CELL',
  'CHECKBOX_LIST',
])

export type NumberComponentType = 'UNKNOWN_COMPONENT_TYPE' | 'NUMBER_INPUT' | 'RATING_INPUT'
export const NumberComponentType = enumeration<NumberComponentType>('forms.NumberComponentType', [
  'UNKNOWN_COMPONENT_TYPE',
  'NUMBER_INPUT',
  'RATING_INPUT',
])

export type NumberOfColumns = 'ZERO' | 'ONE' | 'TWO' | 'THREE'
export const NumberOfColumns = enumeration<NumberOfColumns>('forms.NumberOfColumns', ['ZERO', 'ONE', 'TWO', 'THREE'])

export type ObjectArrayComponentType = 'UNKNOWN_COMPONENT_TYPE' | 'REPEATER'
export const ObjectArrayComponentType = enumeration<ObjectArrayComponentType>('forms.ObjectArrayComponentType', [
  'UNKNOWN_COMPONENT_TYPE',
  'REPEATER',
])

export type Operator =
  | 'EQUAL'
  | 'NOT_EQUAL'
  | 'EMPTY'
  | 'NOT_EMPTY'
  | 'CONTAINS'
  | 'NOT_CONTAINS'
  | 'LESS_THAN'
  | 'LESS_THAN_OR_EQUALS'
  | 'GREATER_THAN'
  | 'GREATER_THAN_OR_EQUALS'
  | 'BEFORE'
  | 'BEFORE_OR_EQUAL'
  | 'AFTER'
  | 'AFTER_OR_EQUAL'
  | 'BETWEEN'
  | 'ANY'
  | 'ARRAY_EQUAL'
  | 'ARRAY_NOT_EQUAL'
  | 'CHECKED'
  | 'NOT_CHECKED'
  | 'IN'
  | 'NOT_IN'
  | 'IS_DATE_OLDER_THAN'
  | 'IS_DATE_OLDER_THAN_OR_EQUAL'
  | 'IS_DATE_NEWER_THAN'
  | 'IS_DATE_NEWER_THAN_OR_EQUAL'
export const Operator = enumeration<Operator>('forms.Operator', [
  'EQUAL',
  'NOT_EQUAL',
  'EMPTY',
  'NOT_EMPTY',
  'CONTAINS',
  'NOT_CONTAINS',
  'LESS_THAN',
  'LESS_THAN_OR_EQUALS',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUALS',
  'BEFORE',
  'BEFORE_OR_EQUAL',
  'AFTER',
  'AFTER_OR_EQUAL',
  'BETWEEN',
  'ANY',
  'ARRAY_EQUAL',
  'ARRAY_NOT_EQUAL',
  'CHECKED',
  'NOT_CHECKED',
  'IN',
  'NOT_IN',
  'IS_DATE_OLDER_THAN',
  'IS_DATE_OLDER_THAN_OR_EQUAL',
  'IS_DATE_NEWER_THAN',
  'IS_DATE_NEWER_THAN_OR_EQUAL',
])

export type OptInLevel = 'UNKNOWN' | 'SINGLE_CONFIRMATION' | 'DOUBLE_CONFIRMATION'
export const OptInLevel = enumeration<OptInLevel>('forms.OptInLevel', [
  'UNKNOWN',
  'SINGLE_CONFIRMATION',
  'DOUBLE_CONFIRMATION',
])

export type Orientation = 'ROWS' | 'COLUMNS'
export const Orientation = enumeration<Orientation>('forms.Orientation', ['ROWS', 'COLUMNS'])

export type Origin = 'IMAGE' | 'LAYOUT'
export const Origin = enumeration<Origin>('forms.Origin', ['IMAGE', 'LAYOUT'])

export type OverrideEntityType = 'UNKNOWN' | 'FIELD' | 'FORM' | 'NESTED_FORM_FIELD'
export const OverrideEntityType = enumeration<OverrideEntityType>('forms.OverrideEntityType', [
  'UNKNOWN',
  'FIELD',
  'FORM',
  'NESTED_FORM_FIELD',
])

export type OverrideEntityTypeEnumOverrideEntityType = 'FIELD'
export const OverrideEntityTypeEnumOverrideEntityType = enumeration<OverrideEntityTypeEnumOverrideEntityType>(
  'forms.OverrideEntityTypeEnumOverrideEntityType',
  ['FIELD'],
)

export type PaymentComponentType =
  | 'UNKNOWN_COMPONENT_TYPE'
  | 'CHECKBOX_GROUP'
  | 'DONATION_INPUT'
  | 'PAYMENT_INPUT'
  | 'FIXED_PAYMENT'
export const PaymentComponentType = enumeration<PaymentComponentType>('forms.PaymentComponentType', [
  'UNKNOWN_COMPONENT_TYPE',
  'CHECKBOX_GROUP',
  'DONATION_INPUT',
  'PAYMENT_INPUT',
  'FIXED_PAYMENT',
])

export type PhoneInfoTag = 'UNTAGGED' | 'MAIN'
export const PhoneInfoTag = enumeration<PhoneInfoTag>('forms.PhoneInfoTag', ['UNTAGGED', 'MAIN'])

export type Placement = 'IMAGE' | 'PRODUCT_INFO'
export const Placement = enumeration<Placement>('forms.Placement', ['IMAGE', 'PRODUCT_INFO'])

export type PluginContainerDataAlignment = 'CENTER' | 'LEFT' | 'RIGHT'
export const PluginContainerDataAlignment = enumeration<PluginContainerDataAlignment>(
  'forms.PluginContainerDataAlignment',
  ['CENTER', 'LEFT', 'RIGHT'],
)

export type PointerEffectType =
  | 'AIRY'
  | 'BLOB'
  | 'BLUR'
  | 'SCALE'
  | 'SKEW'
  | 'SWIVEL'
  | 'TILT_3D'
  | 'TRACK'
  | 'TRACK_3D'
export const PointerEffectType = enumeration<PointerEffectType>('forms.PointerEffectType', [
  'AIRY',
  'BLOB',
  'BLUR',
  'SCALE',
  'SKEW',
  'SWIVEL',
  'TILT_3D',
  'TRACK',
  'TRACK_3D',
])

export type PollDesignBackgroundType = 'COLOR' | 'IMAGE' | 'GRADIENT'
export const PollDesignBackgroundType = enumeration<PollDesignBackgroundType>('forms.PollDesignBackgroundType', [
  'COLOR',
  'IMAGE',
  'GRADIENT',
])

export type PollLayoutDirection = 'LTR' | 'RTL'
export const PollLayoutDirection = enumeration<PollLayoutDirection>('forms.PollLayoutDirection', ['LTR', 'RTL'])

export type PollLayoutType = 'LIST' | 'GRID'
export const PollLayoutType = enumeration<PollLayoutType>('forms.PollLayoutType', ['LIST', 'GRID'])

export type Position = 'START' | 'END' | 'TOP'
export const Position = enumeration<Position>('forms.Position', ['START', 'END', 'TOP'])

export type PriceType = 'FIXED_PRICE' | 'DYNAMIC_PRICE'
export const PriceType = enumeration<PriceType>('forms.PriceType', ['FIXED_PRICE', 'DYNAMIC_PRICE'])

export type ProductType = 'SHIPPABLE' | 'DIGITAL'
export const ProductType = enumeration<ProductType>('forms.ProductType', ['SHIPPABLE', 'DIGITAL'])

export type PropertiesTypeEnum = 'STRING' | 'NUMBER' | 'BOOLEAN' | 'ARRAY'
export const PropertiesTypeEnum = enumeration<PropertiesTypeEnum>('forms.PropertiesTypeEnum', [
  'STRING',
  'NUMBER',
  'BOOLEAN',
  'ARRAY',
])

export type RequiredIndicator = 'ASTERISK' | 'TEXT' | 'NONE'
export const RequiredIndicator = enumeration<RequiredIndicator>('forms.RequiredIndicator', ['ASTERISK', 'TEXT', 'NONE'])

export type RequiredIndicatorPlacement = 'AFTER_FIELD_TITLE' | 'BEFORE_FIELD_TITLE'
export const RequiredIndicatorPlacement = enumeration<RequiredIndicatorPlacement>('forms.RequiredIndicatorPlacement', [
  'AFTER_FIELD_TITLE',
  'BEFORE_FIELD_TITLE',
])

export type Resizing = 'FILL' | 'FIT'
export const Resizing = enumeration<Resizing>('forms.Resizing', ['FILL', 'FIT'])

export type ResponsivenessBehaviour = 'STACK' | 'WRAP'
export const ResponsivenessBehaviour = enumeration<ResponsivenessBehaviour>('forms.ResponsivenessBehaviour', [
  'STACK',
  'WRAP',
])

export type ResultsDisplay = 'DO_NOT_DISPLAY' | 'SCORE' | 'PASSING_STATUS' | 'SCORE_AND_PASSING_STATUS'
export const ResultsDisplay = enumeration<ResultsDisplay>('forms.ResultsDisplay', [
  'DO_NOT_DISPLAY',
  'SCORE',
  'PASSING_STATUS',
  'SCORE_AND_PASSING_STATUS',
])

export type Scaling = 'AUTO' | 'CONTAIN' | 'COVER'
export const Scaling = enumeration<Scaling>('forms.Scaling', ['AUTO', 'CONTAIN', 'COVER'])

export type SchedulingComponentType = 'UNKNOWN_COMPONENT_TYPE' | 'APPOINTMENT'
export const SchedulingComponentType = enumeration<SchedulingComponentType>('forms.SchedulingComponentType', [
  'UNKNOWN_COMPONENT_TYPE',
  'APPOINTMENT',
])

export type Shape =
  | 'ELLIPSE'
  | 'TILT'
  | 'LIQUID'
  | 'LEFT_WAVE'
  | 'PAINT_SCRIBBLE'
  | 'INVERTED_ELLIPSE'
  | 'RIGHT_WAVE'
  | 'DUNES'
  | 'WAVES'
  | 'TRIANGLE'
  | 'SEMI_ELLIPSE'
  | 'PLANTS'
  | 'LAYERED_ELLIPSE'
  | 'PIXELS'
  | 'PAINT'
  | 'CLOUDS'
  | 'OPTICAL_ILLUSION'
  | 'STRIPES'
  | 'BLOBS'
  | 'SEMI_CIRCLES'
  | 'HILL'
  | 'BRUSH'
  | 'PEAKS'
  | 'ANGLED_TRIANGLE'
export const Shape = enumeration<Shape>('forms.Shape', [
  'ELLIPSE',
  'TILT',
  'LIQUID',
  'LEFT_WAVE',
  'PAINT_SCRIBBLE',
  'INVERTED_ELLIPSE',
  'RIGHT_WAVE',
  'DUNES',
  'WAVES',
  'TRIANGLE',
  'SEMI_ELLIPSE',
  'PLANTS',
  'LAYERED_ELLIPSE',
  'PIXELS',
  'PAINT',
  'CLOUDS',
  'OPTICAL_ILLUSION',
  'STRIPES',
  'BLOBS',
  'SEMI_CIRCLES',
  'HILL',
  'BRUSH',
  'PEAKS',
  'ANGLED_TRIANGLE',
])

export type SmartBlockDataType =
  | 'SOLID_BOXES'
  | 'NUMBERED_BOXES'
  | 'STATS'
  | 'CIRCLE_STATS'
  | 'SOLID_BOXES_ALTERNATING'
  | 'SOLID_JOINED_BOXES'
  | 'SIDE_LINE_TEXT'
  | 'TOP_LINE_TEXT'
  | 'OUTLINE_BOXES_WITH_TOP_CIRCLE'
  | 'BIG_BULLETS'
  | 'SMALL_BULLETS'
  | 'ARROW_BULLETS'
  | 'PROCESS_STEPS'
  | 'BAR_STATS'
  | 'TIMELINE'
  | 'MINIMAL_TIMELINE'
  | 'PILLS'
  | 'STAR_RATING'
  | 'QUOTE_BOXES'
  | 'CIRCLE'
  | 'PYRAMID'
  | 'STAIRCASE'
  | 'VERTICAL_FUNNEL'
export const SmartBlockDataType = enumeration<SmartBlockDataType>('forms.SmartBlockDataType', [
  'SOLID_BOXES',
  'NUMBERED_BOXES',
  'STATS',
  'CIRCLE_STATS',
  'SOLID_BOXES_ALTERNATING',
  'SOLID_JOINED_BOXES',
  'SIDE_LINE_TEXT',
  'TOP_LINE_TEXT',
  'OUTLINE_BOXES_WITH_TOP_CIRCLE',
  'BIG_BULLETS',
  'SMALL_BULLETS',
  'ARROW_BULLETS',
  'PROCESS_STEPS',
  'BAR_STATS',
  'TIMELINE',
  'MINIMAL_TIMELINE',
  'PILLS',
  'STAR_RATING',
  'QUOTE_BOXES',
  'CIRCLE',
  'PYRAMID',
  'STAIRCASE',
  'VERTICAL_FUNNEL',
])

export type SortOrder = 'ASC' | 'DESC'
export const SortOrder = enumeration<SortOrder>('forms.SortOrder', ['ASC', 'DESC'])

export type Source = 'HTML' | 'ADSENSE' | 'AI' | 'AI_WIDGET'
export const Source = enumeration<Source>('forms.Source', ['HTML', 'ADSENSE', 'AI', 'AI_WIDGET'])

export type SpamFilterProtectionLevel = 'UNKNOWN' | 'NONE' | 'BASIC' | 'ADVANCED'
export const SpamFilterProtectionLevel = enumeration<SpamFilterProtectionLevel>('forms.SpamFilterProtectionLevel', [
  'UNKNOWN',
  'NONE',
  'BASIC',
  'ADVANCED',
])

export type StaffStrategySelection = 'AUTOMATIC' | 'HIGH_TO_LOW_PRIORITY' | 'LOW_TO_HIGH_PRIORITY'
export const StaffStrategySelection = enumeration<StaffStrategySelection>('forms.StaffStrategySelection', [
  'AUTOMATIC',
  'HIGH_TO_LOW_PRIORITY',
  'LOW_TO_HIGH_PRIORITY',
])

export type StringComponentType =
  | 'UNKNOWN_COMPONENT_TYPE'
  | 'TEXT_INPUT'
  | 'RADIO_GROUP'
  | 'DROPDOWN'
  | 'DATE_TIME'
  | 'PHONE_INPUT'
  | 'DATE_INPUT'
  | 'TIME_INPUT'
  | 'DATE_PICKER'
  | 'SERVICES_DROPDOWN'
  | 'PASSWORD'
export const StringComponentType = enumeration<StringComponentType>('forms.StringComponentType', [
  'UNKNOWN_COMPONENT_TYPE',
  'TEXT_INPUT',
  'RADIO_GROUP',
  'DROPDOWN',
  'DATE_TIME',
  'PHONE_INPUT',
  'DATE_INPUT',
  'TIME_INPUT',
  'DATE_PICKER',
  'SERVICES_DROPDOWN',
  'PASSWORD',
])

export type StringTypeFormatEnumFormat =
  | 'UNDEFINED'
  | 'DATE'
  | 'TIME'
  | 'DATE_TIME'
  | 'EMAIL'
  | 'URL'
  | 'UUID'
  | 'PHONE'
  | 'URI'
  | 'HOSTNAME'
  | 'COLOR_HEX'
  | 'CURRENCY'
  | 'LANGUAGE'
  | 'DATE_OPTIONAL_TIME'
export const StringTypeFormatEnumFormat = enumeration<StringTypeFormatEnumFormat>('forms.StringTypeFormatEnumFormat', [
  'UNDEFINED',
  'DATE',
  'TIME',
  'DATE_TIME',
  'EMAIL',
  'URL',
  'UUID',
  'PHONE',
  'URI',
  'HOSTNAME',
  'COLOR_HEX',
  'CURRENCY',
  'LANGUAGE',
  'DATE_OPTIONAL_TIME',
])

export type StylesPosition = 'START' | 'END' | 'TOP' | 'HIDDEN'
export const StylesPosition = enumeration<StylesPosition>('forms.StylesPosition', ['START', 'END', 'TOP', 'HIDDEN'])

export type SubmissionAccess = 'UNKNOWN_SUBMISSION_ACCESS' | 'OWNER_AND_COLLABORATORS' | 'MEMBERS' | 'PUBLIC'
export const SubmissionAccess = enumeration<SubmissionAccess>('forms.SubmissionAccess', [
  'UNKNOWN_SUBMISSION_ACCESS',
  'OWNER_AND_COLLABORATORS',
  'MEMBERS',
  'PUBLIC',
])

export type SubmitSuccessAction = 'NO_ACTION' | 'THANK_YOU_MESSAGE' | 'REDIRECT' | 'POPUP'
export const SubmitSuccessAction = enumeration<SubmitSuccessAction>('forms.SubmitSuccessAction', [
  'NO_ACTION',
  'THANK_YOU_MESSAGE',
  'REDIRECT',
  'POPUP',
])

export type SubscriptionChannel = 'EMAIL' | 'SMS'
export const SubscriptionChannel = enumeration<SubscriptionChannel>('forms.SubscriptionChannel', ['EMAIL', 'SMS'])

export type Tag = 'UNTAGGED' | 'HOME'
export const Tag = enumeration<Tag>('forms.Tag', ['UNTAGGED', 'HOME'])

export type Target = 'UNKNOWN_TARGET' | 'SELF' | 'BLANK'
export const Target = enumeration<Target>('forms.Target', ['UNKNOWN_TARGET', 'SELF', 'BLANK'])

export type TextAlignment = 'AUTO' | 'LEFT' | 'RIGHT' | 'CENTER' | 'JUSTIFY'
export const TextAlignment = enumeration<TextAlignment>('forms.TextAlignment', [
  'AUTO',
  'LEFT',
  'RIGHT',
  'CENTER',
  'JUSTIFY',
])

export type ThumbnailsAlignment = 'TOP' | 'RIGHT' | 'BOTTOM' | 'LEFT' | 'NONE'
export const ThumbnailsAlignment = enumeration<ThumbnailsAlignment>('forms.ThumbnailsAlignment', [
  'TOP',
  'RIGHT',
  'BOTTOM',
  'LEFT',
  'NONE',
])

export type Type = 'UNKNOWN_DEFAULT_COUNTRY' | 'BY_IP' | 'COUNTRY'
export const Type = enumeration<Type>('forms.Type', ['UNKNOWN_DEFAULT_COUNTRY', 'BY_IP', 'COUNTRY'])

export type UploadFileFormat = 'VIDEO' | 'IMAGE' | 'AUDIO' | 'DOCUMENT' | 'ARCHIVE' | 'MODEL_3D'
export const UploadFileFormat = enumeration<UploadFileFormat>('forms.UploadFileFormat', [
  'VIDEO',
  'IMAGE',
  'AUDIO',
  'DOCUMENT',
  'ARCHIVE',
  'MODEL_3D',
])

export type ValidationFormat =
  | 'UNDEFINED'
  | 'WIX_FILE'
  | 'PAYMENT'
  | 'MULTILINE_ADDRESS'
  | 'SCHEDULING'
  | 'OBJECT_ARRAY'
export const ValidationFormat = enumeration<ValidationFormat>('forms.ValidationFormat', [
  'UNDEFINED',
  'WIX_FILE',
  'PAYMENT',
  'MULTILINE_ADDRESS',
  'SCHEDULING',
  'OBJECT_ARRAY',
])

export type Variant = 'UNDERLINE' | 'BOX' | 'CIRCLE' | 'HIGHLIGHT' | 'STRIKETHROUGH' | 'CROSSED_OFF'
export const Variant = enumeration<Variant>('forms.Variant', [
  'UNDERLINE',
  'BOX',
  'CIRCLE',
  'HIGHLIGHT',
  'STRIKETHROUGH',
  'CROSSED_OFF',
])

export type VerticalAlignment = 'TOP' | 'MIDDLE' | 'BOTTOM'
export const VerticalAlignment = enumeration<VerticalAlignment>('forms.VerticalAlignment', ['TOP', 'MIDDLE', 'BOTTOM'])

export type VerticalAlignmentAlignment = 'TOP' | 'MIDDLE' | 'BOTTOM'
export const VerticalAlignmentAlignment = enumeration<VerticalAlignmentAlignment>('forms.VerticalAlignmentAlignment', [
  'TOP',
  'MIDDLE',
  'BOTTOM',
])

export type ViewMode = 'NONE' | 'FULL' | 'MINI'
export const ViewMode = enumeration<ViewMode>('forms.ViewMode', ['NONE', 'FULL', 'MINI'])

export type ViewRole = 'CREATOR' | 'VOTERS' | 'EVERYONE'
export const ViewRole = enumeration<ViewRole>('forms.ViewRole', ['CREATOR', 'VOTERS', 'EVERYONE'])

export type VoteRole = 'SITE_MEMBERS' | 'ALL'
export const VoteRole = enumeration<VoteRole>('forms.VoteRole', ['SITE_MEMBERS', 'ALL'])

export type WaitType = 'NO_WAIT' | 'WAIT' | 'NO_REBOOKING'
export const WaitType = enumeration<WaitType>('forms.WaitType', ['NO_WAIT', 'WAIT', 'NO_REBOOKING'])

export type Width = 'LARGE' | 'MEDIUM' | 'SMALL'
export const Width = enumeration<Width>('forms.Width', ['LARGE', 'MEDIUM', 'SMALL'])

export type WidthType = 'CONTENT' | 'SMALL' | 'ORIGINAL' | 'FULL_WIDTH'
export const WidthType = enumeration<WidthType>('forms.WidthType', ['CONTENT', 'SMALL', 'ORIGINAL', 'FULL_WIDTH'])

export type WixFileComponentType = 'UNKNOWN_COMPONENT_TYPE' | 'FILE_UPLOAD' | 'SIGNATURE'
export const WixFileComponentType = enumeration<WixFileComponentType>('forms.WixFileComponentType', [
  'UNKNOWN_COMPONENT_TYPE',
  'FILE_UPLOAD',
  'SIGNATURE',
])

export interface Address {
  multilineAddressOptions?: MultilineAddress | null | undefined
  componentType?: ComponentType | null | undefined
  validation?: MultilineAddressValidation | null | undefined
}
export const Address: MessageShape<Address> = message<Address>('forms.Address', {
  multilineAddressOptions: marked(one('forms.MultilineAddress'), { description: 'Kept as written and given back.' }),
  componentType: marked(one('forms.ComponentType'), { present: true, description: 'Kept as written and given back.' }),
  validation: marked(one('forms.MultilineAddressValidation'), { description: 'Kept as written and given back.' }),
})

export interface AddressInfo {
  tag?: Tag | null | undefined
}
export const AddressInfo: MessageShape<AddressInfo> = message<AddressInfo>('forms.AddressInfo', {
  tag: marked(one('forms.Tag'), { description: 'Kept as written and given back.' }),
})

export interface AddressLine2 {
  show?: boolean | null | undefined
}
export const AddressLine2: MessageShape<AddressLine2> = message<AddressLine2>('forms.AddressLine2', {
  show: marked(flag(), { description: 'Kept as written and given back.' }),
})

export interface AllowedValuesOptions {
  allowedValues?: unknown[] | null | undefined
}
export const AllowedValuesOptions: MessageShape<AllowedValuesOptions> = message<AllowedValuesOptions>(
  'forms.AllowedValuesOptions',
  {
    allowedValues: marked(list(anything(), { maxSize: 300 }), { description: 'Kept as written and given back.' }),
  },
)

export interface AnchorData {
  anchor?: string | null | undefined
}
export const AnchorData: MessageShape<AnchorData> = message<AnchorData>('forms.AnchorData', {
  anchor: marked(text(), { description: 'Kept as written and given back.' }),
})

export interface AndCondition {
  conditions?: ConditionNode[] | null | undefined
}
export const AndCondition: MessageShape<AndCondition> = message<AndCondition>('forms.AndCondition', {
  conditions: marked(list(one('forms.ConditionNode'), { minSize: 1, maxSize: 400 }), {
    description: 'Kept as written and given back.',
  }),
})

export interface Animation {
  type?: AnimationType | null | undefined
  entrance?: EntranceAnimation | null | undefined
  loop?: LoopAnimation | null | undefined
  effect?: PointerEffect | null | undefined
  transitionDuration?: number | null | undefined
}
export const Animation: MessageShape<Animation> = message<Animation>('forms.Animation', {
  type: marked(one('forms.AnimationType'), { description: 'The kind.' }),
  entrance: marked(one('forms.EntranceAnimation'), { description: 'Kept as written and given back.' }),
  loop: marked(one('forms.LoopAnimation'), { description: 'Kept as written and given back.' }),
  effect: marked(one('forms.PointerEffect'), { description: 'Kept as written and given back.' }),
  transitionDuration: marked(integer(), { description: 'Kept as written and given back.' }),
})

export interface AppEmbedData {
  bookingData?: BookingData | null | undefined
  eventData?: EventData | null | undefined
  type?: AppType | null | undefined
  itemId?: string | null | undefined
  name?: string | null | undefined
  imageSrc?: string | null | undefined
  url?: string | null | undefined
  image?: Media | null | undefined
  hideImage?: boolean | null | undefined
  hideTitle?: boolean | null | undefined
  hidePrice?: boolean | null | undefined
  hideDescription?: boolean | null | undefined
  hideDateTime?: boolean | null | undefined
  hideLocation?: boolean | null | undefined
  hideDuration?: boolean | null | undefined
  hideButton?: boolean | null | undefined
  hideRibbon?: boolean | null | undefined
  buttonStyles?: ButtonStyles | null | undefined
  imageStyles?: ImageStyles | null | undefined
  ribbonStyles?: RibbonStyles | null | undefined
  cardStyles?: CardStyles | null | undefined
  containerData?: PluginContainerData | null | undefined
  pricingData?: PricingData | null | undefined
  animation?: Animation | null | undefined
}
export const AppEmbedData: MessageShape<AppEmbedData> = message<AppEmbedData>('forms.AppEmbedData', {
  bookingData: marked(one('forms.BookingData'), { description: 'Kept as written and given back.' }),
  eventData: marked(one('forms.EventData'), { description: 'Kept as written and given back.' }),
  type: marked(one('forms.AppType'), { description: 'The kind.' }),
  itemId: marked(text(), { description: 'Kept as written and given back.' }),
  name: marked(text(), { description: 'Name.' }),
  imageSrc: marked(text(), { deprecated: true, description: 'Kept as written and given back.' }),
  url: marked(text(), { description: 'The address.' }),
  image: marked(one('forms.Media'), { description: 'The picture.' }),
  hideImage: marked(flag(), { description: 'Kept as written and given back.' }),
  hideTitle: marked(flag(), { description: 'Kept as written and given back.' }),
  hidePrice: marked(flag(), { description: 'Kept as written and given back.' }),
  hideDescription: marked(flag(), { description: 'Kept as written and given back.' }),
  hideDateTime: marked(flag(), { description: 'Kept as written and given back.' }),
  hideLocation: marked(flag(), { description: 'Kept as written and given back.' }),
  hideDuration: marked(flag(), { description: 'Kept as written and given back.' }),
  hideButton: marked(flag(), { description: 'Kept as written and given back.' }),
  hideRibbon: marked(flag(), { description: 'Kept as written and given back.' }),
  buttonStyles: marked(one('forms.ButtonStyles'), { description: 'Kept as written and given back.' }),
  imageStyles: marked(one('forms.ImageStyles'), { description: 'Kept as written and given back.' }),
  ribbonStyles: marked(one('forms.RibbonStyles'), { description: 'Kept as written and given back.' }),
  cardStyles: marked(one('forms.CardStyles'), { description: 'Kept as written and given back.' }),
  containerData: marked(one('forms.PluginContainerData'), { description: 'Kept as written and given back.' }),
  pricingData: marked(one('forms.PricingData'), { description: 'Kept as written and given back.' }),
  animation: marked(one('forms.Animation'), { description: 'Kept as written and given back.' }),
})

export interface Appointment {
  inPersonOptions?: InPersonOptions | null | undefined
  videoConferenceOptions?: VideoConferenceOptions | null | undefined
  phoneOptions?: PhoneOptions | null | undefined
  label?: string | null | undefined
  name?: string | null | undefined
  durationInMinutes?: number | null | undefined
  manualApprovalRequired?: boolean | null | undefined
  staffIds?: string[] | null | undefined
  format?: Format | null | undefined
  description?: RichContent | null | undefined
  showLabel?: boolean | null | undefined
  meetingType?: MeetingType | null | undefined
  staffStrategySelection?: StaffStrategySelection | null | undefined
  rebookingPolicy?: RebookingPolicy | null | undefined
}
export const Appointment: MessageShape<Appointment> = message<Appointment>('forms.Appointment', {
  inPersonOptions: marked(one('forms.InPersonOptions'), { description: 'Kept as written and given back.' }),
  videoConferenceOptions: marked(one('forms.VideoConferenceOptions'), {
    description: 'Kept as written and given back.',
  }),
  phoneOptions: marked(one('forms.PhoneOptions'), { description: 'Kept as written and given back.' }),
  label: marked(text({ maxLength: 255 }), { description: 'The question as it was asked.' }),
  name: marked(text({ minLength: 1, maxLength: 400 }), { description: 'Name.' }),
  durationInMinutes: marked(integer({ min: 1, max: 44639 }), { description: 'Length in minutes.' }),
  manualApprovalRequired: marked(flag(), { description: 'Kept as written and given back.' }),
  staffIds: marked(list(text({ format: 'guid' }), { maxSize: 220 }), {
    description: 'Kept as written and given back.',
  }),
  format: marked(one('forms.Format'), { description: 'Kept as written and given back.' }),
  description: marked(one('forms.RichContent'), { description: 'A longer text.' }),
  showLabel: marked(flag(), { description: 'Kept as written and given back.' }),
  meetingType: marked(one('forms.MeetingType'), { description: 'Kept as written and given back.' }),
  staffStrategySelection: marked(one('forms.StaffStrategySelection'), {
    description: 'Kept as written and given back.',
  }),
  rebookingPolicy: marked(one('forms.RebookingPolicy'), { description: 'Kept as written and given back.' }),
})

export interface ArrayErrorMessages {
  default?: string | null | undefined
}
export const ArrayErrorMessages: MessageShape<ArrayErrorMessages> = message<ArrayErrorMessages>(
  'forms.ArrayErrorMessages',
  {
    default: marked(text({ maxLength: 200 }), { description: 'Whether it is the one used unless another is named.' }),
  },
)

export interface ArrayItems {
  stringOptions?: StringType | null | undefined
  numberOptions?: NumberType | null | undefined
  booleanOptions?: BooleanType | null | undefined
  objectOptions?: ObjectType | null | undefined
  itemType?: ItemType | null | undefined
}
export const ArrayItems: MessageShape<ArrayItems> = message<ArrayItems>('forms.ArrayItems', {
  stringOptions: marked(one('forms.StringType'), { description: 'Kept as written and given back.' }),
  numberOptions: marked(one('forms.NumberType'), { description: 'Kept as written and given back.' }),
  booleanOptions: marked(one('forms.BooleanType'), { description: 'Kept as written and given back.' }),
  objectOptions: marked(one('forms.ObjectType'), { description: 'Kept as written and given back.' }),
  itemType: marked(one('forms.ItemType'), { description: 'Kept as written and given back.' }),
})

export interface ArrayType {
  maxItems?: number | null | undefined
  minItems?: number | null | undefined
  items?: ArrayItems | null | undefined
}
export const ArrayType: MessageShape<ArrayType> = message<ArrayType>('forms.ArrayType', {
  maxItems: marked(integer({ max: 1000 }), { description: 'Kept as written and given back.' }),
  minItems: marked(integer({ max: 1000 }), { description: 'Kept as written and given back.' }),
  items: marked(one('forms.ArrayItems'), { description: 'More pictures.' }),
})

export interface ArrayTypeArrayItems {
  string?: FormFieldStringType | null | undefined
  number?: FormFieldNumberType | null | undefined
  boolean?: FormFieldBooleanType | null | undefined
  integer?: IntegerType | null | undefined
  object?: FormFieldObjectType | null | undefined
}
export const ArrayTypeArrayItems: MessageShape<ArrayTypeArrayItems> = message<ArrayTypeArrayItems>(
  'forms.ArrayTypeArrayItems',
  {
    string: marked(one('forms.FormFieldStringType'), { description: 'Kept as written and given back.' }),
    number: marked(one('forms.FormFieldNumberType'), { description: 'Number.' }),
    boolean: marked(one('forms.FormFieldBooleanType'), { description: 'Kept as written and given back.' }),
    integer: marked(one('forms.IntegerType'), { description: 'Kept as written and given back.' }),
    object: marked(one('forms.FormFieldObjectType'), { description: 'Kept as written and given back.' }),
  },
)

export interface AudioData {
  containerData?: PluginContainerData | null | undefined
  audio?: Media | null | undefined
  disableDownload?: boolean | null | undefined
  coverImage?: Media | null | undefined
  name?: string | null | undefined
  authorName?: string | null | undefined
  html?: string | null | undefined
  animation?: Animation | null | undefined
}
export const AudioData: MessageShape<AudioData> = message<AudioData>('forms.AudioData', {
  containerData: marked(one('forms.PluginContainerData'), { description: 'Kept as written and given back.' }),
  audio: marked(one('forms.Media'), { description: 'Kept as written and given back.' }),
  disableDownload: marked(flag(), { description: 'Kept as written and given back.' }),
  coverImage: marked(one('forms.Media'), { description: 'Kept as written and given back.' }),
  name: marked(text(), { description: 'Name.' }),
  authorName: marked(text(), { description: 'Kept as written and given back.' }),
  html: marked(text(), { description: 'Kept as written and given back.' }),
  animation: marked(one('forms.Animation'), { description: 'Kept as written and given back.' }),
})

export interface Availability {
  availableDates?: DateRange[] | null | undefined
  unavailableDates?: DateRange[] | null | undefined
  availableDays?: DayOfWeek[] | null | undefined
}
export const Availability: MessageShape<Availability> = message<Availability>('forms.Availability', {
  availableDates: marked(list(one('forms.DateRange'), { maxSize: 10 }), {
    description: 'Kept as written and given back.',
  }),
  unavailableDates: marked(list(one('forms.DateRange'), { maxSize: 10 }), {
    description: 'Kept as written and given back.',
  }),
  availableDays: marked(list(one('forms.DayOfWeek'), { maxSize: 7 }), {
    description: 'Kept as written and given back.',
  }),
})

export interface Backdrop {
  type?: BackdropType | null | undefined
  color?: string | null | undefined
  gradient?: Gradient | null | undefined
}
export const Backdrop: MessageShape<Backdrop> = message<Backdrop>('forms.Backdrop', {
  type: marked(one('forms.BackdropType'), { description: 'The kind.' }),
  color: marked(text({ maxLength: 19 }), { description: 'Kept as written and given back.' }),
  gradient: marked(one('forms.Gradient'), { description: 'Kept as written and given back.' }),
})

export interface Background {
  type?: BackgroundType | null | undefined
  color?: string | null | undefined
  gradient?: Gradient | null | undefined
}
export const Background: MessageShape<Background> = message<Background>('forms.Background', {
  type: marked(one('forms.BackgroundType'), { description: 'The kind.' }),
  color: marked(text({ maxLength: 19 }), { description: 'Kept as written and given back.' }),
  gradient: marked(one('forms.Gradient'), { description: 'Kept as written and given back.' }),
})

export interface BackgroundGradient {
  angle?: number | null | undefined
  startColor?: string | null | undefined
  lastColor?: string | null | undefined
}
export const BackgroundGradient: MessageShape<BackgroundGradient> = message<BackgroundGradient>(
  'forms.BackgroundGradient',
  {
    angle: marked(integer(), { description: 'Kept as written and given back.' }),
    startColor: marked(text({ maxLength: 19 }), { description: 'Kept as written and given back.' }),
    lastColor: marked(text({ maxLength: 19 }), { description: 'Kept as written and given back.' }),
  },
)

export interface BackgroundImage {
  media?: Media | null | undefined
  opacity?: number | null | undefined
  scaling?: Scaling | null | undefined
  position?: ImagePositionPosition | null | undefined
  overlay?: CardDataBackground | null | undefined
  blur?: number | null | undefined
}
export const BackgroundImage: MessageShape<BackgroundImage> = message<BackgroundImage>('forms.BackgroundImage', {
  media: marked(one('forms.Media'), { description: 'Pictures.' }),
  opacity: marked(integer(), { deprecated: true, description: 'Kept as written and given back.' }),
  scaling: marked(one('forms.Scaling'), { description: 'Kept as written and given back.' }),
  position: marked(one('forms.ImagePositionPosition'), { description: 'FIRST, LAST or AFTER_CATEGORY.' }),
  overlay: marked(one('forms.CardDataBackground'), { description: 'Kept as written and given back.' }),
  blur: marked(integer(), { description: 'Kept as written and given back.' }),
})

export interface Banner {
  origin?: Origin | null | undefined
  position?: BannerPosition | null | undefined
}
export const Banner: MessageShape<Banner> = message<Banner>('forms.Banner', {
  origin: marked(one('forms.Origin'), { description: 'Accepted and not used here.' }),
  position: marked(one('forms.BannerPosition'), { description: 'FIRST, LAST or AFTER_CATEGORY.' }),
})

export interface BlockquoteData {
  indentation?: number | null | undefined
  animation?: Animation | null | undefined
}
export const BlockquoteData: MessageShape<BlockquoteData> = message<BlockquoteData>('forms.BlockquoteData', {
  indentation: marked(integer(), { description: 'Kept as written and given back.' }),
  animation: marked(one('forms.Animation'), { description: 'Kept as written and given back.' }),
})

export interface BookingData {
  durations?: string | null | undefined
}
export const BookingData: MessageShape<BookingData> = message<BookingData>('forms.BookingData', {
  durations: marked(text(), { description: 'Every length a session can have; worked out by the server.' }),
})

export interface BooleanErrorMessages {
  default?: string | null | undefined
}
export const BooleanErrorMessages: MessageShape<BooleanErrorMessages> = message<BooleanErrorMessages>(
  'forms.BooleanErrorMessages',
  {
    default: marked(text({ maxLength: 200 }), { description: 'Whether it is the one used unless another is named.' }),
  },
)

export interface BooleanType {
  enum?: boolean[] | null | undefined
}
export const BooleanType: MessageShape<BooleanType> = message<BooleanType>('forms.BooleanType', {
  enum: marked(list(flag(), { maxSize: 2 }), { description: 'Kept as written and given back.' }),
})

export interface Border {
  width?: number | null | undefined
  radius?: number | null | undefined
}
export const Border: MessageShape<Border> = message<Border>('forms.Border', {
  width: marked(integer(), { deprecated: true, description: 'Width in pixels.' }),
  radius: marked(integer(), { deprecated: true, description: 'Kept as written and given back.' }),
})

export interface BorderColors {
  left?: string | null | undefined
  right?: string | null | undefined
  top?: string | null | undefined
  bottom?: string | null | undefined
}
export const BorderColors: MessageShape<BorderColors> = message<BorderColors>('forms.BorderColors', {
  left: marked(text({ maxLength: 19 }), { description: 'Kept as written and given back.' }),
  right: marked(text({ maxLength: 19 }), { description: 'Kept as written and given back.' }),
  top: marked(text({ maxLength: 19 }), { description: 'Kept as written and given back.' }),
  bottom: marked(text({ maxLength: 19 }), { description: 'Kept as written and given back.' }),
})

export interface BorderWidths {
  left?: number | null | undefined
  right?: number | null | undefined
  top?: number | null | undefined
  bottom?: number | null | undefined
}
export const BorderWidths: MessageShape<BorderWidths> = message<BorderWidths>('forms.BorderWidths', {
  left: marked(integer(), { description: 'Kept as written and given back.' }),
  right: marked(integer(), { description: 'Kept as written and given back.' }),
  top: marked(integer(), { description: 'Kept as written and given back.' }),
  bottom: marked(integer(), { description: 'Kept as written and given back.' }),
})

export interface BreakPoint {
  items?: ItemLayout[] | null | undefined
  columns?: number | null | undefined
  rowHeight?: number | null | undefined
  margin?: Margin | null | undefined
  padding?: Margin | null | undefined
  sections?: Section[] | null | undefined
}
export const BreakPoint: MessageShape<BreakPoint> = message<BreakPoint>('forms.BreakPoint', {
  items: marked(list(one('forms.ItemLayout'), { maxSize: 500 }), { description: 'More pictures.' }),
  columns: marked(integer(), { description: 'Kept as written and given back.' }),
  rowHeight: marked(integer(), { description: 'Kept as written and given back.' }),
  margin: marked(one('forms.Margin'), { description: 'Kept as written and given back.' }),
  padding: marked(one('forms.Margin'), { description: 'Kept as written and given back.' }),
  sections: marked(list(one('forms.Section'), { maxSize: 100 }), { description: 'Kept as written and given back.' }),
})

export interface BulletedListData {
  indentation?: number | null | undefined
  offset?: number | null | undefined
  animation?: Animation | null | undefined
}
export const BulletedListData: MessageShape<BulletedListData> = message<BulletedListData>('forms.BulletedListData', {
  indentation: marked(integer(), { description: 'Kept as written and given back.' }),
  offset: marked(integer(), { description: 'How many entries to pass over.' }),
  animation: marked(one('forms.Animation'), { description: 'Kept as written and given back.' }),
})

export interface ButtonData {
  containerData?: PluginContainerData | null | undefined
  type?: ButtonDataType | null | undefined
  styles?: Styles | null | undefined
  text?: string | null | undefined
  link?: Link | null | undefined
  animation?: Animation | null | undefined
}
export const ButtonData: MessageShape<ButtonData> = message<ButtonData>('forms.ButtonData', {
  containerData: marked(one('forms.PluginContainerData'), { description: 'Kept as written and given back.' }),
  type: marked(one('forms.ButtonDataType'), { description: 'The kind.' }),
  styles: marked(one('forms.Styles'), { description: 'Kept as written and given back.' }),
  text: marked(text(), { description: 'The words.' }),
  link: marked(one('forms.Link'), { description: 'Kept as written and given back.' }),
  animation: marked(one('forms.Animation'), { description: 'Kept as written and given back.' }),
})

export interface ButtonStyles {
  buttonText?: string | null | undefined
  borderWidth?: number | null | undefined
  borderRadius?: number | null | undefined
  borderColor?: string | null | undefined
  textColor?: string | null | undefined
  backgroundColor?: string | null | undefined
  borderColorHover?: string | null | undefined
  textColorHover?: string | null | undefined
  backgroundColorHover?: string | null | undefined
  buttonSize?: string | null | undefined
}
export const ButtonStyles: MessageShape<ButtonStyles> = message<ButtonStyles>('forms.ButtonStyles', {
  buttonText: marked(text(), { description: 'Kept as written and given back.' }),
  borderWidth: marked(integer(), { description: 'Kept as written and given back.' }),
  borderRadius: marked(integer(), { description: 'Kept as written and given back.' }),
  borderColor: marked(text({ maxLength: 19 }), { description: 'Kept as written and given back.' }),
  textColor: marked(text({ maxLength: 19 }), { description: 'Kept as written and given back.' }),
  backgroundColor: marked(text({ maxLength: 19 }), { description: 'Kept as written and given back.' }),
  borderColorHover: marked(text({ maxLength: 19 }), { description: 'Kept as written and given back.' }),
  textColorHover: marked(text({ maxLength: 19 }), { description: 'Kept as written and given back.' }),
  backgroundColorHover: marked(text({ maxLength: 19 }), { description: 'Kept as written and given back.' }),
  buttonSize: marked(text(), { description: 'Kept as written and given back.' }),
})

export interface CaptionData {
  textStyle?: TextStyle | null | undefined
}
export const CaptionData: MessageShape<CaptionData> = message<CaptionData>('forms.CaptionData', {
  textStyle: marked(one('forms.TextStyle'), { description: 'Kept as written and given back.' }),
})

export interface CardData {
  background?: CardDataBackground | null | undefined
  backgroundImage?: BackgroundImage | null | undefined
}
export const CardData: MessageShape<CardData> = message<CardData>('forms.CardData', {
  background: marked(one('forms.CardDataBackground'), { description: 'Kept as written and given back.' }),
  backgroundImage: marked(one('forms.BackgroundImage'), { description: 'Kept as written and given back.' }),
})

export interface CardDataBackground {
  type?: CardDataBackgroundType | null | undefined
  color?: string | null | undefined
  gradient?: Gradient | null | undefined
}
export const CardDataBackground: MessageShape<CardDataBackground> = message<CardDataBackground>(
  'forms.CardDataBackground',
  {
    type: marked(one('forms.CardDataBackgroundType'), { description: 'The kind.' }),
    color: marked(text({ maxLength: 19 }), { description: 'Kept as written and given back.' }),
    gradient: marked(one('forms.Gradient'), { description: 'Kept as written and given back.' }),
  },
)

export interface CardStyles {
  backgroundColor?: string | null | undefined
  borderColor?: string | null | undefined
  borderWidth?: number | null | undefined
  borderRadius?: number | null | undefined
  type?: CardStylesType | null | undefined
  alignment?: CardStylesAlignment | null | undefined
  titlePriceLayout?: Layout | null | undefined
  titleColor?: string | null | undefined
  textColor?: string | null | undefined
}
export const CardStyles: MessageShape<CardStyles> = message<CardStyles>('forms.CardStyles', {
  backgroundColor: marked(text({ maxLength: 19 }), { description: 'Kept as written and given back.' }),
  borderColor: marked(text({ maxLength: 19 }), { description: 'Kept as written and given back.' }),
  borderWidth: marked(integer(), { description: 'Kept as written and given back.' }),
  borderRadius: marked(integer(), { description: 'Kept as written and given back.' }),
  type: marked(one('forms.CardStylesType'), { description: 'The kind.' }),
  alignment: marked(one('forms.CardStylesAlignment'), { description: 'Kept as written and given back.' }),
  titlePriceLayout: marked(one('forms.Layout'), { description: 'Kept as written and given back.' }),
  titleColor: marked(text({ maxLength: 19 }), { description: 'Kept as written and given back.' }),
  textColor: marked(text({ maxLength: 19 }), { description: 'Kept as written and given back.' }),
})

export interface CellStyle {
  verticalAlignment?: VerticalAlignment | null | undefined
  backgroundColor?: string | null | undefined
}
export const CellStyle: MessageShape<CellStyle> = message<CellStyle>('forms.CellStyle', {
  verticalAlignment: marked(one('forms.VerticalAlignment'), { description: 'Kept as written and given back.' }),
  backgroundColor: marked(text({ maxLength: 19 }), { description: 'Kept as written and given back.' }),
})

export interface Checkbox {
  label?: RichContent | null | undefined
  checked?: boolean | null | undefined
}
export const Checkbox: MessageShape<Checkbox> = message<Checkbox>('forms.Checkbox', {
  label: marked(one('forms.RichContent'), { description: 'The question as it was asked.' }),
  checked: marked(flag(), { description: 'Kept as written and given back.' }),
})

export interface CheckboxGroup {
  label?: string | null | undefined
  description?: RichContent | null | undefined
  options?: Option[] | null | undefined
  showLabel?: boolean | null | undefined
  customOption?: CustomOption | null | undefined
  numberOfColumns?: NumberOfColumns | null | undefined
  media?: MediaItem | null | undefined
  mediaSettings?: MediaSettings | null | undefined
  optionsMediaSettings?: OptionsMediaSettings | null | undefined
}
export const CheckboxGroup: MessageShape<CheckboxGroup> = message<CheckboxGroup>('forms.CheckboxGroup', {
  label: marked(text({ maxLength: 350 }), { description: 'The question as it was asked.' }),
  description: marked(one('forms.RichContent'), { description: 'A longer text.' }),
  options: marked(list(one('forms.Option'), { maxSize: 400 }), { description: 'Ways to pay.' }),
  showLabel: marked(flag(), { description: 'Kept as written and given back.' }),
  customOption: marked(one('forms.CustomOption'), { description: 'Kept as written and given back.' }),
  numberOfColumns: marked(one('forms.NumberOfColumns'), { description: 'Kept as written and given back.' }),
  media: marked(one('forms.MediaItem'), { description: 'Pictures.' }),
  mediaSettings: marked(one('forms.MediaSettings'), { description: 'Kept as written and given back.' }),
  optionsMediaSettings: marked(one('forms.OptionsMediaSettings'), { description: 'Kept as written and given back.' }),
})

export interface CheckboxListData {
  indentation?: number | null | undefined
  offset?: number | null | undefined
  animation?: Animation | null | undefined
}
export const CheckboxListData: MessageShape<CheckboxListData> = message<CheckboxListData>('forms.CheckboxListData', {
  indentation: marked(integer(), { description: 'Kept as written and given back.' }),
  offset: marked(integer(), { description: 'How many entries to pass over.' }),
  animation: marked(one('forms.Animation'), { description: 'Kept as written and given back.' }),
})

export interface CodeBlockData {
  textStyle?: TextStyle | null | undefined
  animation?: Animation | null | undefined
}
export const CodeBlockData: MessageShape<CodeBlockData> = message<CodeBlockData>('forms.CodeBlockData', {
  textStyle: marked(one('forms.TextStyle'), { description: 'Kept as written and given back.' }),
  animation: marked(one('forms.Animation'), { description: 'Kept as written and given back.' }),
})

export interface CollapsibleListData {
  containerData?: PluginContainerData | null | undefined
  expandOnlyOne?: boolean | null | undefined
  initialExpandedItems?: InitialExpandedItems | null | undefined
  direction?: Direction | null | undefined
  isQapageData?: boolean | null | undefined
  animation?: Animation | null | undefined
}
export const CollapsibleListData: MessageShape<CollapsibleListData> = message<CollapsibleListData>(
  'forms.CollapsibleListData',
  {
    containerData: marked(one('forms.PluginContainerData'), { description: 'Kept as written and given back.' }),
    expandOnlyOne: marked(flag(), { description: 'Kept as written and given back.' }),
    initialExpandedItems: marked(one('forms.InitialExpandedItems'), { description: 'Kept as written and given back.' }),
    direction: marked(one('forms.Direction'), { description: 'Kept as written and given back.' }),
    isQapageData: marked(flag(), { description: 'Kept as written and given back.' }),
    animation: marked(one('forms.Animation'), { description: 'Kept as written and given back.' }),
  },
)

export interface ColorData {
  background?: string | null | undefined
  foreground?: string | null | undefined
}
export const ColorData: MessageShape<ColorData> = message<ColorData>('forms.ColorData', {
  background: marked(text(), { description: 'Kept as written and given back.' }),
  foreground: marked(text(), { description: 'Kept as written and given back.' }),
})

export interface Colors {
  text?: string | null | undefined
  border?: string | null | undefined
  background?: string | null | undefined
}
export const Colors: MessageShape<Colors> = message<Colors>('forms.Colors', {
  text: marked(text(), { deprecated: true, description: 'The words.' }),
  border: marked(text(), { deprecated: true, description: 'Kept as written and given back.' }),
  background: marked(text(), { deprecated: true, description: 'Kept as written and given back.' }),
})

export interface ComponentsTags {
  label?: string | null | undefined
  description?: RichContent | null | undefined
  options?: TagsOption[] | null | undefined
  showLabel?: boolean | null | undefined
  customOption?: CustomOption | null | undefined
  numberOfColumns?: NumberOfColumns | null | undefined
  media?: MediaItem | null | undefined
  mediaSettings?: MediaSettings | null | undefined
}
export const ComponentsTags: MessageShape<ComponentsTags> = message<ComponentsTags>('forms.ComponentsTags', {
  label: marked(text({ maxLength: 350 }), { description: 'The question as it was asked.' }),
  description: marked(one('forms.RichContent'), { description: 'A longer text.' }),
  options: marked(list(one('forms.TagsOption'), { maxSize: 400 }), { description: 'Ways to pay.' }),
  showLabel: marked(flag(), { description: 'Kept as written and given back.' }),
  customOption: marked(one('forms.CustomOption'), { description: 'Kept as written and given back.' }),
  numberOfColumns: marked(one('forms.NumberOfColumns'), { description: 'Kept as written and given back.' }),
  media: marked(one('forms.MediaItem'), { description: 'Pictures.' }),
  mediaSettings: marked(one('forms.MediaSettings'), { description: 'Kept as written and given back.' }),
})

export interface Condition {
  target?: string | null | undefined
  operator?: Operator | null | undefined
  value?: unknown | null | undefined
}
export const Condition: MessageShape<Condition> = message<Condition>('forms.Condition', {
  target: marked(text({ maxLength: 100 }), { present: true, description: 'Kept as written and given back.' }),
  operator: marked(one('forms.Operator'), { present: true, description: 'Kept as written and given back.' }),
  value: marked(anything(), { description: 'The value.' }),
})

export interface ConditionNode {
  and?: AndCondition | null | undefined
  or?: OrCondition | null | undefined
  condition?: Condition | null | undefined
}
export const ConditionNode: MessageShape<ConditionNode> = message<ConditionNode>('forms.ConditionNode', {
  and: marked(one('forms.AndCondition'), { description: 'Kept as written and given back.' }),
  or: marked(one('forms.OrCondition'), { description: 'Kept as written and given back.' }),
  condition: marked(one('forms.Condition'), { description: 'Kept as written and given back.' }),
})

export interface CorrectAnswersList {
  correctAnswers?: unknown[] | null | undefined
}
export const CorrectAnswersList: MessageShape<CorrectAnswersList> = message<CorrectAnswersList>(
  'forms.CorrectAnswersList',
  {
    correctAnswers: marked(list(anything(), { maxSize: 50 }), { description: 'Kept as written and given back.' }),
  },
)

export interface CountFormsByFilterRequest {
  filter?: Record<string, unknown> | null | undefined
  namespace: string
}
export const CountFormsByFilterRequest: MessageShape<CountFormsByFilterRequest> = message<CountFormsByFilterRequest>(
  'forms.CountFormsByFilterRequest',
  {
    filter: marked(freeObject(), {
      description: 'Which ones, in the query language: `{field: value}` or `{field: {$operator: value}}`.',
    }),
    namespace: marked(text({ minLength: 10, maxLength: 50 }), {
      description: 'The name under which an integrator keeps data.',
    }),
  },
  { required: ['namespace'] },
)

export interface CountFormsByFilterResponse {
  count?: number | null | undefined
}
export const CountFormsByFilterResponse: MessageShape<CountFormsByFilterResponse> = message<CountFormsByFilterResponse>(
  'forms.CountFormsByFilterResponse',
  {
    count: marked(integer(), { present: true, description: 'How many.' }),
  },
)

export interface CreateFormRequest {
  form: Form
}
export const CreateFormRequest: MessageShape<CreateFormRequest> = message<CreateFormRequest>(
  'forms.CreateFormRequest',
  {
    form: marked(one('forms.Form'), { description: 'The booking form.' }),
  },
  { required: ['form'] },
)

export interface CreateFormResponse {
  form?: Form | null | undefined
}
export const CreateFormResponse: MessageShape<CreateFormResponse> = message<CreateFormResponse>(
  'forms.CreateFormResponse',
  {
    form: marked(one('forms.Form'), { description: 'The booking form.' }),
  },
)

export interface CursorPaging {
  limit?: number | null | undefined
  cursor?: string | null | undefined
}
export const CursorPaging: MessageShape<CursorPaging> = message<CursorPaging>('forms.CursorPaging', {
  limit: marked(integer({ max: 100 }), { description: 'Page size.' }),
  cursor: marked(text({ maxLength: 16000 }), {
    description: 'Where to go on; the filter and sort of the first call stand in it.',
  }),
})

export interface CursorPagingMetadata {
  count?: number | null | undefined
  cursors?: Cursors | null | undefined
  hasNext?: boolean | null | undefined
}
export const CursorPagingMetadata: MessageShape<CursorPagingMetadata> = message<CursorPagingMetadata>(
  'forms.CursorPagingMetadata',
  {
    count: marked(integer(), { description: 'How many.' }),
    cursors: marked(one('forms.Cursors'), { description: 'Where the neighbouring pages begin.' }),
    hasNext: marked(flag(), { description: 'Whether another page follows.' }),
  },
)

export interface CursorQuery {
  cursorPaging?: CursorPaging | null | undefined
  filter?: Record<string, unknown> | null | undefined
  sort?: Sorting[] | null | undefined
}
export const CursorQuery: MessageShape<CursorQuery> = message<CursorQuery>('forms.CursorQuery', {
  cursorPaging: marked(one('forms.CursorPaging'), { description: 'Page size, or where to go on.' }),
  filter: marked(freeObject(), {
    description: 'Which ones, in the query language: `{field: value}` or `{field: {$operator: value}}`.',
  }),
  sort: marked(list(one('forms.Sorting'), { maxSize: 3 }), { description: 'Order: the first entry counts most.' }),
})

export interface Cursors {
  next?: string | null | undefined
  prev?: string | null | undefined
}
export const Cursors: MessageShape<Cursors> = message<Cursors>('forms.Cursors', {
  next: marked(text({ maxLength: 16000 }), { description: 'Where the next page begins; null on the last.' }),
  prev: marked(text({ maxLength: 16000 }), { description: 'Where the page before begins; null on the first.' }),
})

export interface CustomFieldInfo {
  key?: string | null | undefined
}
export const CustomFieldInfo: MessageShape<CustomFieldInfo> = message<CustomFieldInfo>('forms.CustomFieldInfo', {
  key: marked(text({ minLength: 1, maxLength: 500 }), { description: 'Name of the answer.' }),
})

export interface CustomOption {
  label?: string | null | undefined
  placeholder?: string | null | undefined
}
export const CustomOption: MessageShape<CustomOption> = message<CustomOption>('forms.CustomOption', {
  label: marked(text({ maxLength: 350 }), { description: 'The question as it was asked.' }),
  placeholder: marked(text({ maxLength: 100 }), { description: 'Kept as written and given back.' }),
})

export interface DataExtensionsDetails {
  fqdns?: string[] | null | undefined
}
export const DataExtensionsDetails: MessageShape<DataExtensionsDetails> = message<DataExtensionsDetails>(
  'forms.DataExtensionsDetails',
  {
    fqdns: marked(list(text({ maxLength: 100 }), { maxSize: 10 }), { description: 'Kept as written and given back.' }),
  },
)

export interface DateInput {
  label?: string | null | undefined
  description?: RichContent | null | undefined
  showLabel?: boolean | null | undefined
  showPlaceholder?: boolean | null | undefined
  default?: string | null | undefined
  media?: MediaItem | null | undefined
  mediaSettings?: MediaSettings | null | undefined
  showDateLabels?: boolean | null | undefined
}
export const DateInput: MessageShape<DateInput> = message<DateInput>('forms.DateInput', {
  label: marked(text({ maxLength: 350 }), { description: 'The question as it was asked.' }),
  description: marked(one('forms.RichContent'), { description: 'A longer text.' }),
  showLabel: marked(flag(), { description: 'Kept as written and given back.' }),
  showPlaceholder: marked(flag(), { description: 'Kept as written and given back.' }),
  default: marked(text({ maxLength: 50 }), { description: 'Whether it is the one used unless another is named.' }),
  media: marked(one('forms.MediaItem'), { description: 'Pictures.' }),
  mediaSettings: marked(one('forms.MediaSettings'), { description: 'Kept as written and given back.' }),
  showDateLabels: marked(flag(), { description: 'Kept as written and given back.' }),
})

export interface DatePicker {
  label?: string | null | undefined
  description?: RichContent | null | undefined
  showLabel?: boolean | null | undefined
  placeholder?: string | null | undefined
  firstDayOfWeek?: FirstDayOfWeek | null | undefined
  default?: string | null | undefined
  media?: MediaItem | null | undefined
  mediaSettings?: MediaSettings | null | undefined
}
export const DatePicker: MessageShape<DatePicker> = message<DatePicker>('forms.DatePicker', {
  label: marked(text({ maxLength: 350 }), { description: 'The question as it was asked.' }),
  description: marked(one('forms.RichContent'), { description: 'A longer text.' }),
  showLabel: marked(flag(), { description: 'Kept as written and given back.' }),
  placeholder: marked(text({ maxLength: 100 }), { description: 'Kept as written and given back.' }),
  firstDayOfWeek: marked(one('forms.FirstDayOfWeek'), { description: 'Kept as written and given back.' }),
  default: marked(text({ maxLength: 50 }), { description: 'Whether it is the one used unless another is named.' }),
  media: marked(one('forms.MediaItem'), { description: 'Pictures.' }),
  mediaSettings: marked(one('forms.MediaSettings'), { description: 'Kept as written and given back.' }),
})

export interface DateRange {
  start?: string | null | undefined
  end?: string | null | undefined
}
export const DateRange: MessageShape<DateRange> = message<DateRange>('forms.DateRange', {
  start: marked(text({ format: 'local-date' }), { description: 'Start.' }),
  end: marked(text({ format: 'local-date' }), { description: 'End.' }),
})

export interface DateTimeAdvancedConstraints {
  availability?: Availability | null | undefined
  minimum?: string | null | undefined
  maximum?: string | null | undefined
}
export const DateTimeAdvancedConstraints: MessageShape<DateTimeAdvancedConstraints> =
  message<DateTimeAdvancedConstraints>('forms.DateTimeAdvancedConstraints', {
    availability: marked(one('forms.Availability'), { description: 'Kept as written and given back.' }),
    minimum: marked(text({ maxLength: 50 }), { description: 'Kept as written and given back.' }),
    maximum: marked(text({ maxLength: 50 }), { description: 'Kept as written and given back.' }),
  })

export interface DateTimeConstraints {
  minimum?: string | null | undefined
  maximum?: string | null | undefined
}
export const DateTimeConstraints: MessageShape<DateTimeConstraints> = message<DateTimeConstraints>(
  'forms.DateTimeConstraints',
  {
    minimum: marked(text({ maxLength: 50 }), { description: 'Kept as written and given back.' }),
    maximum: marked(text({ maxLength: 50 }), { description: 'Kept as written and given back.' }),
  },
)

export interface DateTimeInput {
  label?: string | null | undefined
  description?: RichContent | null | undefined
  showLabel?: boolean | null | undefined
  showPlaceholder?: boolean | null | undefined
  use24HourFormat?: boolean | null | undefined
  default?: string | null | undefined
  media?: MediaItem | null | undefined
  mediaSettings?: MediaSettings | null | undefined
  showDateLabels?: boolean | null | undefined
}
export const DateTimeInput: MessageShape<DateTimeInput> = message<DateTimeInput>('forms.DateTimeInput', {
  label: marked(text({ maxLength: 350 }), { description: 'The question as it was asked.' }),
  description: marked(one('forms.RichContent'), { description: 'A longer text.' }),
  showLabel: marked(flag(), { description: 'Kept as written and given back.' }),
  showPlaceholder: marked(flag(), { description: 'Kept as written and given back.' }),
  use24HourFormat: marked(flag(), { description: 'Kept as written and given back.' }),
  default: marked(text({ maxLength: 50 }), { description: 'Whether it is the one used unless another is named.' }),
  media: marked(one('forms.MediaItem'), { description: 'Pictures.' }),
  mediaSettings: marked(one('forms.MediaSettings'), { description: 'Kept as written and given back.' }),
  showDateLabels: marked(flag(), { description: 'Kept as written and given back.' }),
})

export interface Decoration {
  anchorData?: AnchorData | null | undefined
  colorData?: ColorData | null | undefined
  linkData?: LinkData | null | undefined
  mentionData?: MentionData | null | undefined
  fontSizeData?: FontSizeData | null | undefined
  fontWeightValue?: number | null | undefined
  italicData?: boolean | null | undefined
  underlineData?: boolean | null | undefined
  spoilerData?: SpoilerData | null | undefined
  strikethroughData?: boolean | null | undefined
  superscriptData?: boolean | null | undefined
  subscriptData?: boolean | null | undefined
  fontFamilyData?: FontFamilyData | null | undefined
  sketchData?: SketchData | null | undefined
  type?: DecorationType | null | undefined
}
export const Decoration: MessageShape<Decoration> = message<Decoration>('forms.Decoration', {
  anchorData: marked(one('forms.AnchorData'), { description: 'Kept as written and given back.' }),
  colorData: marked(one('forms.ColorData'), { description: 'Kept as written and given back.' }),
  linkData: marked(one('forms.LinkData'), { description: 'Kept as written and given back.' }),
  mentionData: marked(one('forms.MentionData'), { description: 'Kept as written and given back.' }),
  fontSizeData: marked(one('forms.FontSizeData'), { description: 'Kept as written and given back.' }),
  fontWeightValue: marked(integer(), { description: 'Kept as written and given back.' }),
  italicData: marked(flag(), { description: 'Kept as written and given back.' }),
  underlineData: marked(flag(), { description: 'Kept as written and given back.' }),
  spoilerData: marked(one('forms.SpoilerData'), { description: 'Kept as written and given back.' }),
  strikethroughData: marked(flag(), { description: 'Kept as written and given back.' }),
  superscriptData: marked(flag(), { description: 'Kept as written and given back.' }),
  subscriptData: marked(flag(), { description: 'Kept as written and given back.' }),
  fontFamilyData: marked(one('forms.FontFamilyData'), { description: 'Kept as written and given back.' }),
  sketchData: marked(one('forms.SketchData'), { description: 'Kept as written and given back.' }),
  type: marked(one('forms.DecorationType'), { description: 'The kind.' }),
})

export interface DefaultCountryConfig {
  countryOptions?: string | null | undefined
  type?: Type | null | undefined
}
export const DefaultCountryConfig: MessageShape<DefaultCountryConfig> = message<DefaultCountryConfig>(
  'forms.DefaultCountryConfig',
  {
    countryOptions: marked(text({ format: 'country' }), { description: 'Kept as written and given back.' }),
    type: marked(one('forms.Type'), { description: 'The kind.' }),
  },
)

export interface DeleteFormRequest {
  formId: string
  permanent?: boolean | null | undefined
}
export const DeleteFormRequest: MessageShape<DeleteFormRequest> = message<DeleteFormRequest>(
  'forms.DeleteFormRequest',
  {
    formId: marked(text({ format: 'guid' }), { description: 'The booking form.' }),
    permanent: marked(flag(), { description: 'Kept as written and given back.' }),
  },
  { required: ['formId'] },
)

export type DeleteFormResponse = Record<string, never>
export const DeleteFormResponse: MessageShape<DeleteFormResponse> = message<DeleteFormResponse>(
  'forms.DeleteFormResponse',
  {},
)

export interface Design {
  poll?: PollDesign | null | undefined
  options?: OptionDesign | null | undefined
}
export const Design: MessageShape<Design> = message<Design>('forms.Design', {
  poll: marked(one('forms.PollDesign'), { description: 'Kept as written and given back.' }),
  options: marked(one('forms.OptionDesign'), { description: 'Ways to pay.' }),
})

export interface Dimensions {
  colsWidthRatio?: number[] | null | undefined
  rowsHeight?: number[] | null | undefined
  colsMinWidth?: number[] | null | undefined
}
export const Dimensions: MessageShape<Dimensions> = message<Dimensions>('forms.Dimensions', {
  colsWidthRatio: marked(list(integer()), { description: 'Kept as written and given back.' }),
  rowsHeight: marked(list(integer()), { description: 'Kept as written and given back.' }),
  colsMinWidth: marked(list(integer()), { description: 'Kept as written and given back.' }),
})

export interface DisplayField {
  richContentOptions?: RichContentOptions | null | undefined
  pageNavigationOptions?: PageNavigationOptions | null | undefined
  displayFieldType?: DisplayFieldType | null | undefined
}
export const DisplayField: MessageShape<DisplayField> = message<DisplayField>('forms.DisplayField', {
  richContentOptions: marked(one('forms.RichContentOptions'), { description: 'Kept as written and given back.' }),
  pageNavigationOptions: marked(one('forms.PageNavigationOptions'), { description: 'Kept as written and given back.' }),
  displayFieldType: marked(one('forms.DisplayFieldType'), {
    present: true,
    description: 'Kept as written and given back.',
  }),
})

export interface DividerData {
  containerData?: PluginContainerData | null | undefined
  lineStyle?: LineStyle | null | undefined
  width?: Width | null | undefined
  alignment?: DividerDataAlignment | null | undefined
  styles?: DividerDataStyles | null | undefined
  animation?: Animation | null | undefined
}
export const DividerData: MessageShape<DividerData> = message<DividerData>('forms.DividerData', {
  containerData: marked(one('forms.PluginContainerData'), { description: 'Kept as written and given back.' }),
  lineStyle: marked(one('forms.LineStyle'), { description: 'Kept as written and given back.' }),
  width: marked(one('forms.Width'), { description: 'Width in pixels.' }),
  alignment: marked(one('forms.DividerDataAlignment'), { description: 'Kept as written and given back.' }),
  styles: marked(one('forms.DividerDataStyles'), { description: 'Kept as written and given back.' }),
  animation: marked(one('forms.Animation'), { description: 'Kept as written and given back.' }),
})

export interface DividerDataStyles {
  color?: string | null | undefined
  lineCap?: LineCap | null | undefined
  lineThickness?: number[] | null | undefined
  dashLength?: number | null | undefined
  dashGap?: number | null | undefined
  lineGap?: number | null | undefined
}
export const DividerDataStyles: MessageShape<DividerDataStyles> = message<DividerDataStyles>(
  'forms.DividerDataStyles',
  {
    color: marked(text({ maxLength: 19 }), { description: 'Kept as written and given back.' }),
    lineCap: marked(one('forms.LineCap'), { description: 'Kept as written and given back.' }),
    lineThickness: marked(list(integer(), { maxSize: 10 }), { description: 'Kept as written and given back.' }),
    dashLength: marked(integer(), { description: 'Kept as written and given back.' }),
    dashGap: marked(integer(), { description: 'Kept as written and given back.' }),
    lineGap: marked(integer(), { description: 'Kept as written and given back.' }),
  },
)

export interface DocumentStyle {
  headerOne?: TextNodeStyle | null | undefined
  headerTwo?: TextNodeStyle | null | undefined
  headerThree?: TextNodeStyle | null | undefined
  headerFour?: TextNodeStyle | null | undefined
  headerFive?: TextNodeStyle | null | undefined
  headerSix?: TextNodeStyle | null | undefined
  paragraph?: TextNodeStyle | null | undefined
  blockquote?: TextNodeStyle | null | undefined
  codeBlock?: TextNodeStyle | null | undefined
}
export const DocumentStyle: MessageShape<DocumentStyle> = message<DocumentStyle>('forms.DocumentStyle', {
  headerOne: marked(one('forms.TextNodeStyle'), { description: 'Kept as written and given back.' }),
  headerTwo: marked(one('forms.TextNodeStyle'), { description: 'Kept as written and given back.' }),
  headerThree: marked(one('forms.TextNodeStyle'), { description: 'Kept as written and given back.' }),
  headerFour: marked(one('forms.TextNodeStyle'), { description: 'Kept as written and given back.' }),
  headerFive: marked(one('forms.TextNodeStyle'), { description: 'Kept as written and given back.' }),
  headerSix: marked(one('forms.TextNodeStyle'), { description: 'Kept as written and given back.' }),
  paragraph: marked(one('forms.TextNodeStyle'), { description: 'Kept as written and given back.' }),
  blockquote: marked(one('forms.TextNodeStyle'), { description: 'Kept as written and given back.' }),
  codeBlock: marked(one('forms.TextNodeStyle'), { description: 'Kept as written and given back.' }),
})

export interface DonationInput {
  label?: string | null | undefined
  description?: RichContent | null | undefined
  options?: DonationInputOption[] | null | undefined
  customOption?: CustomOption | null | undefined
  numberOfColumns?: NumberOfColumns | null | undefined
  showLabel?: boolean | null | undefined
  media?: MediaItem | null | undefined
  mediaSettings?: MediaSettings | null | undefined
}
export const DonationInput: MessageShape<DonationInput> = message<DonationInput>('forms.DonationInput', {
  label: marked(text({ maxLength: 350 }), { description: 'The question as it was asked.' }),
  description: marked(one('forms.RichContent'), { description: 'A longer text.' }),
  options: marked(list(one('forms.DonationInputOption'), { maxSize: 400 }), { description: 'Ways to pay.' }),
  customOption: marked(one('forms.CustomOption'), { description: 'Kept as written and given back.' }),
  numberOfColumns: marked(one('forms.NumberOfColumns'), { description: 'Kept as written and given back.' }),
  showLabel: marked(flag(), { description: 'Kept as written and given back.' }),
  media: marked(one('forms.MediaItem'), { description: 'Pictures.' }),
  mediaSettings: marked(one('forms.MediaSettings'), { description: 'Kept as written and given back.' }),
})

export interface DonationInputOption {
  value?: string | null | undefined
  default?: boolean | null | undefined
}
export const DonationInputOption: MessageShape<DonationInputOption> = message<DonationInputOption>(
  'forms.DonationInputOption',
  {
    value: marked(text({ format: 'guid' }), { description: 'The value.' }),
    default: marked(flag(), { description: 'Whether it is the one used unless another is named.' }),
  },
)

export interface Dropdown {
  label?: string | null | undefined
  description?: RichContent | null | undefined
  options?: DropdownOption[] | null | undefined
  showLabel?: boolean | null | undefined
  customOption?: CustomOption | null | undefined
  placeholder?: string | null | undefined
  media?: MediaItem | null | undefined
  mediaSettings?: MediaSettings | null | undefined
}
export const Dropdown: MessageShape<Dropdown> = message<Dropdown>('forms.Dropdown', {
  label: marked(text({ maxLength: 350 }), { description: 'The question as it was asked.' }),
  description: marked(one('forms.RichContent'), { description: 'A longer text.' }),
  options: marked(list(one('forms.DropdownOption'), { maxSize: 400 }), { description: 'Ways to pay.' }),
  showLabel: marked(flag(), { description: 'Kept as written and given back.' }),
  customOption: marked(one('forms.CustomOption'), { description: 'Kept as written and given back.' }),
  placeholder: marked(text({ maxLength: 100 }), { description: 'Kept as written and given back.' }),
  media: marked(one('forms.MediaItem'), { description: 'Pictures.' }),
  mediaSettings: marked(one('forms.MediaSettings'), { description: 'Kept as written and given back.' }),
})

export interface DropdownOption {
  label?: string | null | undefined
  value?: string | null | undefined
  default?: boolean | null | undefined
  id?: string | null | undefined
}
export const DropdownOption: MessageShape<DropdownOption> = message<DropdownOption>('forms.DropdownOption', {
  label: marked(text({ maxLength: 400 }), { description: 'The question as it was asked.' }),
  value: marked(text({ maxLength: 20000 }), { description: 'The value.' }),
  default: marked(flag(), { description: 'Whether it is the one used unless another is named.' }),
  id: marked(text({ format: 'guid' }), { description: 'A GUID made by Kalends.' }),
})

export interface DynamicPriceOptions {
  minPrice?: string | null | undefined
  maxPrice?: string | null | undefined
}
export const DynamicPriceOptions: MessageShape<DynamicPriceOptions> = message<DynamicPriceOptions>(
  'forms.DynamicPriceOptions',
  {
    minPrice: marked(text(), { description: 'Lowest price of its variants.' }),
    maxPrice: marked(text(), { description: 'Highest price of its variants.' }),
  },
)

export interface EmailInfo {
  tag?: EmailInfoTag | null | undefined
}
export const EmailInfo: MessageShape<EmailInfo> = message<EmailInfo>('forms.EmailInfo', {
  tag: marked(one('forms.EmailInfoTag'), { description: 'Kept as written and given back.' }),
})

export interface EmailOptions {
  deliverabilityValidationEnabled?: boolean | null | undefined
}
export const EmailOptions: MessageShape<EmailOptions> = message<EmailOptions>('forms.EmailOptions', {
  deliverabilityValidationEnabled: marked(flag(), { description: 'Kept as written and given back.' }),
})

export interface EmbedData {
  containerData?: PluginContainerData | null | undefined
  oembed?: Oembed | null | undefined
  src?: string | null | undefined
  animation?: Animation | null | undefined
}
export const EmbedData: MessageShape<EmbedData> = message<EmbedData>('forms.EmbedData', {
  containerData: marked(one('forms.PluginContainerData'), { description: 'Kept as written and given back.' }),
  oembed: marked(one('forms.Oembed'), { description: 'Kept as written and given back.' }),
  src: marked(text(), { description: 'Kept as written and given back.' }),
  animation: marked(one('forms.Animation'), { description: 'Kept as written and given back.' }),
})

export interface EntranceAnimation {
  effect?: EntranceEffect | null | undefined
  duration?: number | null | undefined
  delay?: number | null | undefined
}
export const EntranceAnimation: MessageShape<EntranceAnimation> = message<EntranceAnimation>(
  'forms.EntranceAnimation',
  {
    effect: marked(one('forms.EntranceEffect'), { description: 'Kept as written and given back.' }),
    duration: marked(integer(), { description: 'Length.' }),
    delay: marked(integer(), { description: 'Kept as written and given back.' }),
  },
)

export interface EntranceEffect {
  type?: EntranceEffectType | null | undefined
  direction?: string | null | undefined
  shape?: string | null | undefined
  easing?: string | null | undefined
}
export const EntranceEffect: MessageShape<EntranceEffect> = message<EntranceEffect>('forms.EntranceEffect', {
  type: marked(one('forms.EntranceEffectType'), { description: 'The kind.' }),
  direction: marked(text({ maxLength: 20 }), { description: 'Kept as written and given back.' }),
  shape: marked(text({ maxLength: 12 }), { description: 'Kept as written and given back.' }),
  easing: marked(text({ maxLength: 100 }), { description: 'Kept as written and given back.' }),
})

export interface EventData {
  scheduling?: string | null | undefined
  location?: string | null | undefined
}
export const EventData: MessageShape<EventData> = message<EventData>('forms.EventData', {
  scheduling: marked(text(), { description: 'Kept as written and given back.' }),
  location: marked(text(), { description: 'Where it takes place.' }),
})

export interface ExtendedFields {
  namespaces?: Record<string, Record<string, unknown>> | null | undefined
}
export const ExtendedFields: MessageShape<ExtendedFields> = message<ExtendedFields>('forms.ExtendedFields', {
  namespaces: marked(mapOf(freeObject()), { description: 'Data by namespace.' }),
})

export interface Field {
  inputOptions?: InputField | null | undefined
  displayOptions?: DisplayField | null | undefined
  id?: string | null | undefined
  hidden?: boolean | null | undefined
  identifier?: string | null | undefined
  fieldType?: FieldType | null | undefined
}
export const Field: MessageShape<Field> = message<Field>('forms.Field', {
  inputOptions: marked(one('forms.InputField'), { description: 'Kept as written and given back.' }),
  displayOptions: marked(one('forms.DisplayField'), { description: 'Kept as written and given back.' }),
  id: marked(text({ minLength: 1, format: 'guid' }), { present: true, description: 'A GUID made by Kalends.' }),
  hidden: marked(flag(), { present: true, description: 'Kept out of public lists; still found by its id.' }),
  identifier: marked(text({ maxLength: 50 }), { description: 'Kept as written and given back.' }),
  fieldType: marked(one('forms.FieldType'), { present: true, description: 'Kept as written and given back.' }),
})

export interface FieldGroup {
  id?: string | null | undefined
  label?: string | null | undefined
}
export const FieldGroup: MessageShape<FieldGroup> = message<FieldGroup>('forms.FieldGroup', {
  id: marked(text({ format: 'guid' }), { description: 'A GUID made by Kalends.' }),
  label: marked(text({ maxLength: 350 }), { description: 'The question as it was asked.' }),
})

export interface FieldOverride {
  requiredOptions?: RequiredOptions | null | undefined
  hiddenOptions?: HiddenOptions | null | undefined
  allowedValuesOptions?: AllowedValuesOptions | null | undefined
  fieldId?: string | null | undefined
  propertyType?: ChangeableProperty | null | undefined
}
export const FieldOverride: MessageShape<FieldOverride> = message<FieldOverride>('forms.FieldOverride', {
  requiredOptions: marked(one('forms.RequiredOptions'), { description: 'Kept as written and given back.' }),
  hiddenOptions: marked(one('forms.HiddenOptions'), { description: 'Kept as written and given back.' }),
  allowedValuesOptions: marked(one('forms.AllowedValuesOptions'), { description: 'Kept as written and given back.' }),
  fieldId: marked(text({ format: 'guid' }), { description: 'The form’s field.' }),
  propertyType: marked(one('forms.ChangeableProperty'), { description: 'Kept as written and given back.' }),
})

export interface FieldOverrides {
  required?: boolean | null | undefined
}
export const FieldOverrides: MessageShape<FieldOverrides> = message<FieldOverrides>('forms.FieldOverrides', {
  required: marked(flag(), { description: 'Kept as written and given back.' }),
})

export interface FieldsOverrides {
  subdivision?: FieldOverrides | null | undefined
  city?: FieldOverrides | null | undefined
  postalCode?: FieldOverrides | null | undefined
  streetName?: FieldOverrides | null | undefined
  streetNumber?: FieldOverrides | null | undefined
  addressLine?: FieldOverrides | null | undefined
  addressLine2?: FieldOverrides | null | undefined
  country?: FieldOverrides | null | undefined
}
export const FieldsOverrides: MessageShape<FieldsOverrides> = message<FieldsOverrides>('forms.FieldsOverrides', {
  subdivision: marked(one('forms.FieldOverrides'), { description: 'State, canton or province.' }),
  city: marked(one('forms.FieldOverrides'), { description: 'City.' }),
  postalCode: marked(one('forms.FieldOverrides'), { description: 'Postal code.' }),
  streetName: marked(one('forms.FieldOverrides'), { description: 'Kept as written and given back.' }),
  streetNumber: marked(one('forms.FieldOverrides'), { description: 'House number.' }),
  addressLine: marked(one('forms.FieldOverrides'), { description: 'Street and number on one line.' }),
  addressLine2: marked(one('forms.FieldOverrides'), {
    description: 'What the street line does not hold: floor, building, door.',
  }),
  country: marked(one('forms.FieldOverrides'), { description: 'Country code of two letters.' }),
})

export interface FieldsSettings {
  addressLine2?: AddressLine2 | null | undefined
}
export const FieldsSettings: MessageShape<FieldsSettings> = message<FieldsSettings>('forms.FieldsSettings', {
  addressLine2: marked(one('forms.AddressLine2'), {
    description: 'What the street line does not hold: floor, building, door.',
  }),
})

export interface FileData {
  containerData?: PluginContainerData | null | undefined
  src?: FileSource | null | undefined
  name?: string | null | undefined
  type?: string | null | undefined
  size?: number | null | undefined
  pdfSettings?: PDFSettings | null | undefined
  mimeType?: string | null | undefined
  path?: string | null | undefined
  sizeInKb?: string | null | undefined
  animation?: Animation | null | undefined
}
export const FileData: MessageShape<FileData> = message<FileData>('forms.FileData', {
  containerData: marked(one('forms.PluginContainerData'), { description: 'Kept as written and given back.' }),
  src: marked(one('forms.FileSource'), { description: 'Kept as written and given back.' }),
  name: marked(text(), { description: 'Name.' }),
  type: marked(text(), { description: 'The kind.' }),
  size: marked(integer(), { deprecated: true, description: 'Kept as written and given back.' }),
  pdfSettings: marked(one('forms.PDFSettings'), { description: 'Kept as written and given back.' }),
  mimeType: marked(text(), { description: 'Kept as written and given back.' }),
  path: marked(text(), { description: 'Kept as written and given back.' }),
  sizeInKb: marked(text(), { description: 'Kept as written and given back.' }),
  animation: marked(one('forms.Animation'), { description: 'Kept as written and given back.' }),
})

export interface FileSource {
  url?: string | null | undefined
  custom?: string | null | undefined
  id?: string | null | undefined
  private?: boolean | null | undefined
}
export const FileSource: MessageShape<FileSource> = message<FileSource>('forms.FileSource', {
  url: marked(text(), { description: 'The address.' }),
  custom: marked(text(), { deprecated: true, description: 'What was chosen, or set, by free text.' }),
  id: marked(text(), { description: 'A GUID made by Kalends.' }),
  private: marked(flag(), { description: 'Kept as written and given back.' }),
})

export interface FileType {
  fileLimit?: number | null | undefined
  uploadFileFormats?: UploadFileFormat[] | null | undefined
}
export const FileType: MessageShape<FileType> = message<FileType>('forms.FileType', {
  fileLimit: marked(integer({ min: 1, max: 30 }), { description: 'Kept as written and given back.' }),
  uploadFileFormats: marked(list(one('forms.UploadFileFormat'), { maxSize: 6 }), {
    description: 'Kept as written and given back.',
  }),
})

export interface FileUpload {
  label?: string | null | undefined
  description?: RichContent | null | undefined
  showLabel?: boolean | null | undefined
  buttonText?: string | null | undefined
  fileLimit?: number | null | undefined
  uploadFileFormats?: UploadFileFormat[] | null | undefined
  explanationText?: string | null | undefined
  media?: MediaItem | null | undefined
  mediaSettings?: MediaSettings | null | undefined
}
export const FileUpload: MessageShape<FileUpload> = message<FileUpload>('forms.FileUpload', {
  label: marked(text({ maxLength: 350 }), { description: 'The question as it was asked.' }),
  description: marked(one('forms.RichContent'), { description: 'A longer text.' }),
  showLabel: marked(flag(), { description: 'Kept as written and given back.' }),
  buttonText: marked(text({ maxLength: 500 }), { description: 'Kept as written and given back.' }),
  fileLimit: marked(integer({ max: 30 }), { description: 'Kept as written and given back.' }),
  uploadFileFormats: marked(list(one('forms.UploadFileFormat'), { maxSize: 6 }), {
    description: 'Kept as written and given back.',
  }),
  explanationText: marked(text({ maxLength: 255 }), { description: 'Kept as written and given back.' }),
  media: marked(one('forms.MediaItem'), { description: 'Pictures.' }),
  mediaSettings: marked(one('forms.MediaSettings'), { description: 'Kept as written and given back.' }),
})

export interface FixedPayment {
  label?: string | null | undefined
  description?: RichContent | null | undefined
  showLabel?: boolean | null | undefined
  media?: MediaItem | null | undefined
  mediaSettings?: MediaSettings | null | undefined
}
export const FixedPayment: MessageShape<FixedPayment> = message<FixedPayment>('forms.FixedPayment', {
  label: marked(text({ maxLength: 350 }), { description: 'The question as it was asked.' }),
  description: marked(one('forms.RichContent'), { description: 'A longer text.' }),
  showLabel: marked(flag(), { description: 'Kept as written and given back.' }),
  media: marked(one('forms.MediaItem'), { description: 'Pictures.' }),
  mediaSettings: marked(one('forms.MediaSettings'), { description: 'Kept as written and given back.' }),
})

export interface FixedPriceOptions {
  price?: string | null | undefined
}
export const FixedPriceOptions: MessageShape<FixedPriceOptions> = message<FixedPriceOptions>(
  'forms.FixedPriceOptions',
  {
    price: marked(text(), { description: 'The price.' }),
  },
)

export interface FontFamilyData {
  value?: string | null | undefined
}
export const FontFamilyData: MessageShape<FontFamilyData> = message<FontFamilyData>('forms.FontFamilyData', {
  value: marked(text({ maxLength: 1000 }), { description: 'The value.' }),
})

export interface FontSizeData {
  unit?: FontType | null | undefined
  value?: number | null | undefined
}
export const FontSizeData: MessageShape<FontSizeData> = message<FontSizeData>('forms.FontSizeData', {
  unit: marked(one('forms.FontType'), { description: 'Kept as written and given back.' }),
  value: marked(integer(), { description: 'The value.' }),
})

export interface Form {
  id?: string | null | undefined
  fields?: FormField[] | null | undefined
  formFields?: Field[] | null | undefined
  steps?: Step[] | null | undefined
  rules?: FormRule[] | null | undefined
  revision?: string | null | undefined
  createdDate?: string | null | undefined
  updatedDate?: string | null | undefined
  properties?: FormProperties | null | undefined
  deletedFields?: FormField[] | null | undefined
  deletedFormFields?: Field[] | null | undefined
  kind?: Kind | null | undefined
  postSubmissionTriggers?: PostSubmissionTriggers | null | undefined
  extendedFields?: ExtendedFields | null | undefined
  namespace?: string | null | undefined
  nestedForms?: NestedForm[] | null | undefined
  mediaFolderId?: string | null | undefined
  limitationRule?: LimitationRule | null | undefined
  spamFilterProtectionLevel?: SpamFilterProtectionLevel | null | undefined
  requiredIndicatorProperties?: RequiredIndicatorProperties | null | undefined
  submitSettings?: SubmitSettings | null | undefined
  fieldGroups?: FieldGroup[] | null | undefined
  disabledFormMessage?: RichContent | null | undefined
  sourceFormId?: string | null | undefined
  enabled?: boolean | null | undefined
  name?: string | null | undefined
  formRules?: Rule[] | null | undefined
  tags?: Tags | null | undefined
  quizSettings?: QuizSettings | null | undefined
  autoFillContact?: ContactAutofill | null | undefined
  submissionAccess?: SubmissionAccess | null | undefined
  activationBlock?: string | null | undefined
}
export const Form: MessageShape<Form> = message<Form>('forms.Form', {
  id: marked(text({ format: 'guid' }), { readonly: true, description: 'A GUID made by Kalends.' }),
  fields: marked(list(one('forms.FormField'), { maxSize: 500 }), {
    deprecated: true,
    description: 'Accepted and not used here.',
  }),
  formFields: marked(list(one('forms.Field'), { maxSize: 500 }), {
    present: true,
    description: 'Kept as written and given back.',
  }),
  steps: marked(list(one('forms.Step'), { maxSize: 100 }), {
    present: true,
    description: 'Kept as written and given back.',
  }),
  rules: marked(list(one('forms.FormRule'), { maxSize: 100 }), {
    deprecated: true,
    present: true,
    description: 'Kept as written and given back.',
  }),
  revision: marked(text(), {
    readonly: true,
    description: 'Counts the writes of this entity, as a decimal integer in a string; send the one you read.',
  }),
  createdDate: marked(timestamp(), { readonly: true, description: 'When it was made, UTC.' }),
  updatedDate: marked(timestamp(), { readonly: true, description: 'When it was last changed, UTC.' }),
  properties: marked(one('forms.FormProperties'), { description: 'Kept as written and given back.' }),
  deletedFields: marked(list(one('forms.FormField'), { maxSize: 150 }), {
    readonly: true,
    deprecated: true,
    present: true,
    description: 'Kept as written and given back.',
  }),
  deletedFormFields: marked(list(one('forms.Field'), { maxSize: 150 }), {
    readonly: true,
    present: true,
    description: 'Kept as written and given back.',
  }),
  kind: marked(one('forms.Kind'), { readonly: true, description: 'Kept as written and given back.' }),
  postSubmissionTriggers: marked(one('forms.PostSubmissionTriggers'), {
    description: 'Kept as written and given back.',
  }),
  extendedFields: marked(one('forms.ExtendedFields'), { description: 'Data of integrators, namespace by namespace.' }),
  namespace: marked(text({ minLength: 10, maxLength: 50 }), {
    present: true,
    description: 'The name under which an integrator keeps data.',
  }),
  nestedForms: marked(list(one('forms.NestedForm'), { maxSize: 10 }), {
    readonly: true,
    description: 'Kept as written and given back.',
  }),
  mediaFolderId: marked(text({ maxLength: 100 }), { readonly: true, description: 'Kept as written and given back.' }),
  limitationRule: marked(one('forms.LimitationRule'), { description: 'Kept as written and given back.' }),
  spamFilterProtectionLevel: marked(one('forms.SpamFilterProtectionLevel'), {
    present: true,
    description: 'Kept as written and given back.',
  }),
  requiredIndicatorProperties: marked(one('forms.RequiredIndicatorProperties'), {
    description: 'Kept as written and given back.',
  }),
  submitSettings: marked(one('forms.SubmitSettings'), { description: 'Kept as written and given back.' }),
  fieldGroups: marked(list(one('forms.FieldGroup'), { maxSize: 50 }), {
    description: 'Kept as written and given back.',
  }),
  disabledFormMessage: marked(one('forms.RichContent'), { description: 'Kept as written and given back.' }),
  sourceFormId: marked(text({ format: 'guid' }), { description: 'Kept as written and given back.' }),
  enabled: marked(flag(), { description: 'Whether it is switched on.' }),
  name: marked(text({ maxLength: 200 }), { description: 'Name.' }),
  formRules: marked(list(one('forms.Rule'), { maxSize: 100 }), {
    present: true,
    description: 'Kept as written and given back.',
  }),
  tags: marked(one('forms.Tags'), { description: 'Words that sort it: INDIVIDUAL, GROUP, COURSE.' }),
  quizSettings: marked(one('forms.QuizSettings'), { description: 'Kept as written and given back.' }),
  autoFillContact: marked(one('forms.ContactAutofill'), {
    present: true,
    description: 'Kept as written and given back.',
  }),
  submissionAccess: marked(one('forms.SubmissionAccess'), {
    present: true,
    description: 'Kept as written and given back.',
  }),
  activationBlock: marked(text({ maxLength: 100 }), { readonly: true, description: 'Kept as written and given back.' }),
})

export interface FormDisabled {
  namespace?: string | null | undefined
}
export const FormDisabled: MessageShape<FormDisabled> = message<FormDisabled>('forms.FormDisabled', {
  namespace: marked(text({ minLength: 10, maxLength: 50 }), {
    description: 'The name under which an integrator keeps data.',
  }),
})

export interface FormEnabled {
  namespace?: string | null | undefined
}
export const FormEnabled: MessageShape<FormEnabled> = message<FormEnabled>('forms.FormEnabled', {
  namespace: marked(text({ minLength: 10, maxLength: 50 }), {
    description: 'The name under which an integrator keeps data.',
  }),
})

export interface FormField {
  id?: string | null | undefined
  target?: string | null | undefined
  validation?: Validation | null | undefined
  pii?: boolean | null | undefined
  hidden?: boolean | null | undefined
  view?: Record<string, unknown> | null | undefined
  dataExtensionsDetails?: DataExtensionsDetails | null | undefined
  nestedFormId?: string | null | undefined
  nestedFormOverrides?: NestedFormOverrides | null | undefined
  readOnly?: boolean | null | undefined
}
export const FormField: MessageShape<FormField> = message<FormField>('forms.FormField', {
  id: marked(text({ minLength: 1, format: 'guid' }), { present: true, description: 'A GUID made by Kalends.' }),
  target: marked(text({ maxLength: 200 }), { description: 'Kept as written and given back.' }),
  validation: marked(one('forms.Validation'), { description: 'Kept as written and given back.' }),
  pii: marked(flag(), { present: true, description: 'Kept as written and given back.' }),
  hidden: marked(flag(), { present: true, description: 'Kept out of public lists; still found by its id.' }),
  view: marked(freeObject(), { description: 'Kept as written and given back.' }),
  dataExtensionsDetails: marked(one('forms.DataExtensionsDetails'), { description: 'Kept as written and given back.' }),
  nestedFormId: marked(text({ format: 'guid' }), { description: 'Kept as written and given back.' }),
  nestedFormOverrides: marked(one('forms.NestedFormOverrides'), { description: 'Kept as written and given back.' }),
  readOnly: marked(flag(), { present: true, description: 'Kept as written and given back.' }),
})

export interface FormFieldArrayType {
  maxItems?: number | null | undefined
  minItems?: number | null | undefined
  items?: ArrayTypeArrayItems | null | undefined
  errorMessages?: ArrayErrorMessages | null | undefined
}
export const FormFieldArrayType: MessageShape<FormFieldArrayType> = message<FormFieldArrayType>(
  'forms.FormFieldArrayType',
  {
    maxItems: marked(integer({ max: 1000 }), { description: 'Kept as written and given back.' }),
    minItems: marked(integer({ max: 1000 }), { description: 'Kept as written and given back.' }),
    items: marked(one('forms.ArrayTypeArrayItems'), { description: 'More pictures.' }),
    errorMessages: marked(one('forms.ArrayErrorMessages'), { description: 'Kept as written and given back.' }),
  },
)

export interface FormFieldBooleanType {
  errorMessages?: BooleanErrorMessages | null | undefined
  enum?: boolean[] | null | undefined
}
export const FormFieldBooleanType: MessageShape<FormFieldBooleanType> = message<FormFieldBooleanType>(
  'forms.FormFieldBooleanType',
  {
    errorMessages: marked(one('forms.BooleanErrorMessages'), { description: 'Kept as written and given back.' }),
    enum: marked(list(flag(), { maxSize: 2 }), { description: 'Kept as written and given back.' }),
  },
)

export interface FormFieldContactInfo {
  emailInfo?: EmailInfo | null | undefined
  phoneInfo?: PhoneInfo | null | undefined
  addressInfo?: AddressInfo | null | undefined
  customFieldInfo?: CustomFieldInfo | null | undefined
  subscriptionInfo?: SubscriptionInfo | null | undefined
  contactField?: ContactField | null | undefined
}
export const FormFieldContactInfo: MessageShape<FormFieldContactInfo> = message<FormFieldContactInfo>(
  'forms.FormFieldContactInfo',
  {
    emailInfo: marked(one('forms.EmailInfo'), { description: 'Kept as written and given back.' }),
    phoneInfo: marked(one('forms.PhoneInfo'), { description: 'Kept as written and given back.' }),
    addressInfo: marked(one('forms.AddressInfo'), { description: 'Kept as written and given back.' }),
    customFieldInfo: marked(one('forms.CustomFieldInfo'), { description: 'Kept as written and given back.' }),
    subscriptionInfo: marked(one('forms.SubscriptionInfo'), { description: 'Regular payments of a course.' }),
    contactField: marked(one('forms.ContactField'), { present: true, description: 'Kept as written and given back.' }),
  },
)

export interface FormFieldContactInfoAddressInfo {
  tag?: AddressInfoTag | null | undefined
}
export const FormFieldContactInfoAddressInfo: MessageShape<FormFieldContactInfoAddressInfo> =
  message<FormFieldContactInfoAddressInfo>('forms.FormFieldContactInfoAddressInfo', {
    tag: marked(one('forms.AddressInfoTag'), { description: 'Kept as written and given back.' }),
  })

export interface FormFieldContactInfoCustomFieldInfo {
  key?: string | null | undefined
}
export const FormFieldContactInfoCustomFieldInfo: MessageShape<FormFieldContactInfoCustomFieldInfo> =
  message<FormFieldContactInfoCustomFieldInfo>('forms.FormFieldContactInfoCustomFieldInfo', {
    key: marked(text({ minLength: 1, maxLength: 500 }), { description: 'Name of the answer.' }),
  })

export interface FormFieldContactInfoEmailInfo {
  tag?: FormFieldContactInfoEmailInfoTag | null | undefined
}
export const FormFieldContactInfoEmailInfo: MessageShape<FormFieldContactInfoEmailInfo> =
  message<FormFieldContactInfoEmailInfo>('forms.FormFieldContactInfoEmailInfo', {
    tag: marked(one('forms.FormFieldContactInfoEmailInfoTag'), { description: 'Kept as written and given back.' }),
  })

export interface FormFieldContactInfoPhoneInfo {
  tag?: FormFieldContactInfoPhoneInfoTag | null | undefined
}
export const FormFieldContactInfoPhoneInfo: MessageShape<FormFieldContactInfoPhoneInfo> =
  message<FormFieldContactInfoPhoneInfo>('forms.FormFieldContactInfoPhoneInfo', {
    tag: marked(one('forms.FormFieldContactInfoPhoneInfoTag'), { description: 'Kept as written and given back.' }),
  })

export interface FormFieldContactInfoSubscriptionInfo {
  optInLevel?: OptInLevel | null | undefined
  subscriptionChannels?: SubscriptionChannel[] | null | undefined
}
export const FormFieldContactInfoSubscriptionInfo: MessageShape<FormFieldContactInfoSubscriptionInfo> =
  message<FormFieldContactInfoSubscriptionInfo>('forms.FormFieldContactInfoSubscriptionInfo', {
    optInLevel: marked(one('forms.OptInLevel'), { description: 'Kept as written and given back.' }),
    subscriptionChannels: marked(list(one('forms.SubscriptionChannel'), { maxSize: 2 }), {
      description: 'Kept as written and given back.',
    }),
  })

export interface FormFieldNumberType {
  maximum?: number | null | undefined
  minimum?: number | null | undefined
  multipleOf?: number | null | undefined
  errorMessages?: NumberErrorMessages | null | undefined
  enum?: number[] | null | undefined
}
export const FormFieldNumberType: MessageShape<FormFieldNumberType> = message<FormFieldNumberType>(
  'forms.FormFieldNumberType',
  {
    maximum: marked(decimalNumber(), { description: 'Kept as written and given back.' }),
    minimum: marked(decimalNumber(), { description: 'Kept as written and given back.' }),
    multipleOf: marked(decimalNumber(), { description: 'Kept as written and given back.' }),
    errorMessages: marked(one('forms.NumberErrorMessages'), { description: 'Kept as written and given back.' }),
    enum: marked(list(decimalNumber(), { maxSize: 500 }), { description: 'Kept as written and given back.' }),
  },
)

export interface FormFieldObjectType {
  properties?: Record<string, ObjectTypePropertiesType> | null | undefined
  errorMessages?: ObjectErrorMessages | null | undefined
}
export const FormFieldObjectType: MessageShape<FormFieldObjectType> = message<FormFieldObjectType>(
  'forms.FormFieldObjectType',
  {
    properties: marked(mapOf(one('forms.ObjectTypePropertiesType')), {
      description: 'Kept as written and given back.',
    }),
    errorMessages: marked(one('forms.ObjectErrorMessages'), { description: 'Kept as written and given back.' }),
  },
)

export interface FormFieldStringType {
  dateOptions?: DateTimeAdvancedConstraints | null | undefined
  dateTimeOptions?: StringTypeDateTimeConstraints | null | undefined
  timeOptions?: StringTypeDateTimeConstraints | null | undefined
  dateOptionalTimeOptions?: StringTypeDateTimeConstraints | null | undefined
  phoneOptions?: StringTypePhoneConstraints | null | undefined
  minLength?: number | null | undefined
  maxLength?: number | null | undefined
  pattern?: string | null | undefined
  format?: StringTypeFormatEnumFormat | null | undefined
  errorMessages?: StringErrorMessages | null | undefined
  enum?: string[] | null | undefined
  validationMessages?: StringTypeValidationMessages | null | undefined
}
export const FormFieldStringType: MessageShape<FormFieldStringType> = message<FormFieldStringType>(
  'forms.FormFieldStringType',
  {
    dateOptions: marked(one('forms.DateTimeAdvancedConstraints'), { description: 'Kept as written and given back.' }),
    dateTimeOptions: marked(one('forms.StringTypeDateTimeConstraints'), {
      description: 'Kept as written and given back.',
    }),
    timeOptions: marked(one('forms.StringTypeDateTimeConstraints'), { description: 'Kept as written and given back.' }),
    dateOptionalTimeOptions: marked(one('forms.StringTypeDateTimeConstraints'), {
      description: 'Kept as written and given back.',
    }),
    phoneOptions: marked(one('forms.StringTypePhoneConstraints'), { description: 'Kept as written and given back.' }),
    minLength: marked(integer({ max: 20000 }), { description: 'Kept as written and given back.' }),
    maxLength: marked(integer({ max: 20000 }), { description: 'Kept as written and given back.' }),
    pattern: marked(text({ maxLength: 500 }), { description: 'Kept as written and given back.' }),
    format: marked(one('forms.StringTypeFormatEnumFormat'), {
      present: true,
      description: 'Kept as written and given back.',
    }),
    errorMessages: marked(one('forms.StringErrorMessages'), { description: 'Kept as written and given back.' }),
    enum: marked(list(text({ maxLength: 20000 }), { maxSize: 500 }), {
      description: 'Kept as written and given back.',
    }),
    validationMessages: marked(one('forms.StringTypeValidationMessages'), {
      description: 'Kept as written and given back.',
    }),
  },
)

export interface FormLayout {
  large?: BreakPoint | null | undefined
  medium?: BreakPoint | null | undefined
  small?: BreakPoint | null | undefined
}
export const FormLayout: MessageShape<FormLayout> = message<FormLayout>('forms.FormLayout', {
  large: marked(one('forms.BreakPoint'), { description: 'Kept as written and given back.' }),
  medium: marked(one('forms.BreakPoint'), { description: 'Kept as written and given back.' }),
  small: marked(one('forms.BreakPoint'), { description: 'Kept as written and given back.' }),
})

export interface FormOverride {
  entityType?: OverrideEntityType | null | undefined
  entityId?: string | null | undefined
  valueChanges?: Record<string, unknown> | null | undefined
}
export const FormOverride: MessageShape<FormOverride> = message<FormOverride>('forms.FormOverride', {
  entityType: marked(one('forms.OverrideEntityType'), { description: 'Kept as written and given back.' }),
  entityId: marked(text({ format: 'guid' }), { description: 'Kept as written and given back.' }),
  valueChanges: marked(freeObject(), { description: 'Kept as written and given back.' }),
})

export interface FormProperties {
  name?: string | null | undefined
  disabled?: boolean | null | undefined
}
export const FormProperties: MessageShape<FormProperties> = message<FormProperties>('forms.FormProperties', {
  name: marked(text({ maxLength: 200 }), { deprecated: true, description: 'Name.' }),
  disabled: marked(flag(), { deprecated: true, description: 'Whether it is switched off.' }),
})

export interface FormRule {
  id?: string | null | undefined
  condition?: Record<string, unknown> | null | undefined
  overrides?: FormOverride[] | null | undefined
  name?: string | null | undefined
  namespaceRule?: boolean | null | undefined
}
export const FormRule: MessageShape<FormRule> = message<FormRule>('forms.FormRule', {
  id: marked(text({ format: 'guid' }), { present: true, description: 'A GUID made by Kalends.' }),
  condition: marked(freeObject(), { description: 'Kept as written and given back.' }),
  overrides: marked(list(one('forms.FormOverride'), { maxSize: 500 }), {
    description: 'Kept as written and given back.',
  }),
  name: marked(text({ maxLength: 200 }), { description: 'Name.' }),
  namespaceRule: marked(flag(), { description: 'Kept as written and given back.' }),
})

export interface FormTranslationChanged {
  form?: Form | null | undefined
  language?: string | null | undefined
}
export const FormTranslationChanged: MessageShape<FormTranslationChanged> = message<FormTranslationChanged>(
  'forms.FormTranslationChanged',
  {
    form: marked(one('forms.Form'), { description: 'The booking form.' }),
    language: marked(text({ maxLength: 20 }), { description: 'Language of messages about the booking.' }),
  },
)

export interface FormTranslationDeleted {
  formId?: string | null | undefined
  language?: string | null | undefined
}
export const FormTranslationDeleted: MessageShape<FormTranslationDeleted> = message<FormTranslationDeleted>(
  'forms.FormTranslationDeleted',
  {
    formId: marked(text({ format: 'guid' }), { description: 'The booking form.' }),
    language: marked(text({ maxLength: 20 }), { description: 'Language of messages about the booking.' }),
  },
)

export interface GIF {
  gif?: string | null | undefined
  mp4?: string | null | undefined
  still?: string | null | undefined
}
export const GIF: MessageShape<GIF> = message<GIF>('forms.GIF', {
  gif: marked(text({ format: 'web-url' }), { description: 'Kept as written and given back.' }),
  mp4: marked(text({ format: 'web-url' }), { description: 'Kept as written and given back.' }),
  still: marked(text({ format: 'web-url' }), { description: 'Kept as written and given back.' }),
})

export interface GIFData {
  containerData?: PluginContainerData | null | undefined
  original?: GIF | null | undefined
  downsized?: GIF | null | undefined
  height?: number | null | undefined
  width?: number | null | undefined
  gifType?: GIFType | null | undefined
  animation?: Animation | null | undefined
}
export const GIFData: MessageShape<GIFData> = message<GIFData>('forms.GIFData', {
  containerData: marked(one('forms.PluginContainerData'), { description: 'Kept as written and given back.' }),
  original: marked(one('forms.GIF'), { description: 'As it was written.' }),
  downsized: marked(one('forms.GIF'), { description: 'Kept as written and given back.' }),
  height: marked(integer(), { description: 'Height in pixels.' }),
  width: marked(integer(), { description: 'Width in pixels.' }),
  gifType: marked(one('forms.GIFType'), { description: 'Kept as written and given back.' }),
  animation: marked(one('forms.Animation'), { description: 'Kept as written and given back.' }),
})

export interface GalleryData {
  containerData?: PluginContainerData | null | undefined
  items?: Item[] | null | undefined
  options?: GalleryOptions | null | undefined
  disableExpand?: boolean | null | undefined
  disableDownload?: boolean | null | undefined
  animation?: Animation | null | undefined
}
export const GalleryData: MessageShape<GalleryData> = message<GalleryData>('forms.GalleryData', {
  containerData: marked(one('forms.PluginContainerData'), { description: 'Kept as written and given back.' }),
  items: marked(list(one('forms.Item')), { description: 'More pictures.' }),
  options: marked(one('forms.GalleryOptions'), { description: 'Ways to pay.' }),
  disableExpand: marked(flag(), { description: 'Kept as written and given back.' }),
  disableDownload: marked(flag(), { description: 'Kept as written and given back.' }),
  animation: marked(one('forms.Animation'), { description: 'Kept as written and given back.' }),
})

export interface GalleryOptions {
  layout?: GalleryOptionsLayout | null | undefined
  item?: ItemStyle | null | undefined
  thumbnails?: Thumbnails | null | undefined
}
export const GalleryOptions: MessageShape<GalleryOptions> = message<GalleryOptions>('forms.GalleryOptions', {
  layout: marked(one('forms.GalleryOptionsLayout'), { description: 'Kept as written and given back.' }),
  item: marked(one('forms.ItemStyle'), { description: 'The entity, when asked for.' }),
  thumbnails: marked(one('forms.Thumbnails'), { description: 'Kept as written and given back.' }),
})

export interface GalleryOptionsLayout {
  type?: LayoutType | null | undefined
  horizontalScroll?: boolean | null | undefined
  orientation?: Orientation | null | undefined
  numberOfColumns?: number | null | undefined
  mobileNumberOfColumns?: number | null | undefined
}
export const GalleryOptionsLayout: MessageShape<GalleryOptionsLayout> = message<GalleryOptionsLayout>(
  'forms.GalleryOptionsLayout',
  {
    type: marked(one('forms.LayoutType'), { description: 'The kind.' }),
    horizontalScroll: marked(flag(), { description: 'Kept as written and given back.' }),
    orientation: marked(one('forms.Orientation'), { description: 'Kept as written and given back.' }),
    numberOfColumns: marked(integer(), { description: 'Kept as written and given back.' }),
    mobileNumberOfColumns: marked(integer(), { description: 'Kept as written and given back.' }),
  },
)

export interface GetFormRequest {
  formId: string
  fieldsets?: Fieldset[] | null | undefined
  additionalMetadata?: Record<string, unknown> | null | undefined
}
export const GetFormRequest: MessageShape<GetFormRequest> = message<GetFormRequest>(
  'forms.GetFormRequest',
  {
    formId: marked(text({ format: 'guid' }), { description: 'The booking form.' }),
    fieldsets: marked(list(one('forms.Fieldset'), { maxSize: 3 }), { description: 'Accepted and not used here.' }),
    additionalMetadata: marked(freeObject(), { description: 'Kept as written and given back.' }),
  },
  { required: ['formId'] },
)

export interface GetFormResponse {
  form?: Form | null | undefined
}
export const GetFormResponse: MessageShape<GetFormResponse> = message<GetFormResponse>('forms.GetFormResponse', {
  form: marked(one('forms.Form'), { description: 'The booking form.' }),
})

export interface Gradient {
  type?: GradientType | null | undefined
  stops?: Stop[] | null | undefined
  angle?: number | null | undefined
  centerX?: number | null | undefined
  centerY?: number | null | undefined
}
export const Gradient: MessageShape<Gradient> = message<Gradient>('forms.Gradient', {
  type: marked(one('forms.GradientType'), { description: 'The kind.' }),
  stops: marked(list(one('forms.Stop'), { maxSize: 1000 }), { description: 'Kept as written and given back.' }),
  angle: marked(integer(), { description: 'Kept as written and given back.' }),
  centerX: marked(decimalNumber({ max: 100 }), { description: 'Kept as written and given back.' }),
  centerY: marked(decimalNumber({ max: 100 }), { description: 'Kept as written and given back.' }),
})

export interface Group {
  groupId?: string | null | undefined
  items?: ItemLayout[] | null | undefined
}
export const Group: MessageShape<Group> = message<Group>('forms.Group', {
  groupId: marked(text({ format: 'guid' }), { description: 'Group of the add-on.' }),
  items: marked(list(one('forms.ItemLayout'), { minSize: 1, maxSize: 500 }), { description: 'More pictures.' }),
})

export interface HTMLData {
  url?: string | null | undefined
  html?: string | null | undefined
  isAdsense?: boolean | null | undefined
  widgetId?: string | null | undefined
  containerData?: PluginContainerData | null | undefined
  source?: Source | null | undefined
  autoHeight?: boolean | null | undefined
  animation?: Animation | null | undefined
}
export const HTMLData: MessageShape<HTMLData> = message<HTMLData>('forms.HTMLData', {
  url: marked(text(), { description: 'The address.' }),
  html: marked(text(), { description: 'Kept as written and given back.' }),
  isAdsense: marked(flag(), { deprecated: true, description: 'Kept as written and given back.' }),
  widgetId: marked(text(), { description: 'Kept as written and given back.' }),
  containerData: marked(one('forms.PluginContainerData'), { description: 'Kept as written and given back.' }),
  source: marked(one('forms.Source'), { description: 'Kept as written and given back.' }),
  autoHeight: marked(flag(), { description: 'Kept as written and given back.' }),
  animation: marked(one('forms.Animation'), { description: 'Kept as written and given back.' }),
})

export interface HeadingData {
  level?: number | null | undefined
  textStyle?: TextStyle | null | undefined
  indentation?: number | null | undefined
  renderedLevel?: number | null | undefined
  animation?: Animation | null | undefined
}
export const HeadingData: MessageShape<HeadingData> = message<HeadingData>('forms.HeadingData', {
  level: marked(integer(), { description: 'Kept as written and given back.' }),
  textStyle: marked(one('forms.TextStyle'), { description: 'Kept as written and given back.' }),
  indentation: marked(integer(), { description: 'Kept as written and given back.' }),
  renderedLevel: marked(integer(), { description: 'Kept as written and given back.' }),
  animation: marked(one('forms.Animation'), { description: 'Kept as written and given back.' }),
})

export interface Height {
  custom?: string | null | undefined
}
export const Height: MessageShape<Height> = message<Height>('forms.Height', {
  custom: marked(text(), { description: 'What was chosen, or set, by free text.' }),
})

export interface HiddenOptions {
  hidden?: boolean | null | undefined
}
export const HiddenOptions: MessageShape<HiddenOptions> = message<HiddenOptions>('forms.HiddenOptions', {
  hidden: marked(flag(), { description: 'Kept out of public lists; still found by its id.' }),
})

export interface Image {
  id?: string | null | undefined
  url?: string | null | undefined
  height?: number | null | undefined
  width?: number | null | undefined
  altText?: string | null | undefined
  urlExpirationDate?: string | null | undefined
  filename?: string | null | undefined
  sizeInBytes?: string | null | undefined
}
export const Image: MessageShape<Image> = message<Image>('forms.Image', {
  id: marked(text({ maxLength: 100 }), { description: 'A GUID made by Kalends.' }),
  url: marked(text({ maxLength: 2000 }), { description: 'The address.' }),
  height: marked(integer(), { readonly: true, description: 'Height in pixels.' }),
  width: marked(integer(), { readonly: true, description: 'Width in pixels.' }),
  altText: marked(text({ maxLength: 1000 }), { description: 'What the picture shows, in words.' }),
  urlExpirationDate: marked(timestamp(), { readonly: true, description: 'When the address stops working.' }),
  filename: marked(text({ maxLength: 1000 }), { readonly: true, description: 'Name of the file.' }),
  sizeInBytes: marked(text({ format: 'decimal-value' }), { readonly: true, description: 'Size of the file.' }),
})

export interface ImageData {
  containerData?: PluginContainerData | null | undefined
  image?: Media | null | undefined
  link?: Link | null | undefined
  disableExpand?: boolean | null | undefined
  altText?: string | null | undefined
  caption?: string | null | undefined
  disableDownload?: boolean | null | undefined
  decorative?: boolean | null | undefined
  styles?: ImageDataStyles | null | undefined
  crop?: ImageDataCrop | null | undefined
  cropShape?: string | null | undefined
  animation?: Animation | null | undefined
}
export const ImageData: MessageShape<ImageData> = message<ImageData>('forms.ImageData', {
  containerData: marked(one('forms.PluginContainerData'), { description: 'Kept as written and given back.' }),
  image: marked(one('forms.Media'), { description: 'The picture.' }),
  link: marked(one('forms.Link'), { description: 'Kept as written and given back.' }),
  disableExpand: marked(flag(), { description: 'Kept as written and given back.' }),
  altText: marked(text(), { description: 'What the picture shows, in words.' }),
  caption: marked(text(), { deprecated: true, description: 'Kept as written and given back.' }),
  disableDownload: marked(flag(), { description: 'Kept as written and given back.' }),
  decorative: marked(flag(), { description: 'Kept as written and given back.' }),
  styles: marked(one('forms.ImageDataStyles'), { description: 'Kept as written and given back.' }),
  crop: marked(one('forms.ImageDataCrop'), { description: 'Kept as written and given back.' }),
  cropShape: marked(text(), { description: 'Kept as written and given back.' }),
  animation: marked(one('forms.Animation'), { description: 'Kept as written and given back.' }),
})

export interface ImageDataCrop {
  x?: number | null | undefined
  y?: number | null | undefined
  width?: number | null | undefined
  height?: number | null | undefined
}
export const ImageDataCrop: MessageShape<ImageDataCrop> = message<ImageDataCrop>('forms.ImageDataCrop', {
  x: marked(decimalNumber(), { description: 'Kept as written and given back.' }),
  y: marked(decimalNumber(), { description: 'Kept as written and given back.' }),
  width: marked(decimalNumber(), { description: 'Width in pixels.' }),
  height: marked(decimalNumber(), { description: 'Height in pixels.' }),
})

export interface ImageDataStyles {
  border?: StylesBorder | null | undefined
}
export const ImageDataStyles: MessageShape<ImageDataStyles> = message<ImageDataStyles>('forms.ImageDataStyles', {
  border: marked(one('forms.StylesBorder'), { description: 'Kept as written and given back.' }),
})

export interface ImageStyles {
  hideImage?: boolean | null | undefined
  imagePosition?: Position | null | undefined
  aspectRatio?: AspectRatio | null | undefined
  resizing?: Resizing | null | undefined
  borderColor?: string | null | undefined
  borderWidth?: number | null | undefined
  borderRadius?: number | null | undefined
}
export const ImageStyles: MessageShape<ImageStyles> = message<ImageStyles>('forms.ImageStyles', {
  hideImage: marked(flag(), { description: 'Kept as written and given back.' }),
  imagePosition: marked(one('forms.Position'), { description: 'Kept as written and given back.' }),
  aspectRatio: marked(one('forms.AspectRatio'), { description: 'Kept as written and given back.' }),
  resizing: marked(one('forms.Resizing'), { description: 'Kept as written and given back.' }),
  borderColor: marked(text({ maxLength: 19 }), { description: 'Kept as written and given back.' }),
  borderWidth: marked(integer(), { description: 'Kept as written and given back.' }),
  borderRadius: marked(integer(), { description: 'Kept as written and given back.' }),
})

export interface InPersonOptions {
  locations?: Location[] | null | undefined
}
export const InPersonOptions: MessageShape<InPersonOptions> = message<InPersonOptions>('forms.InPersonOptions', {
  locations: marked(list(one('forms.Location'), { minSize: 1, maxSize: 1 }), {
    description: 'Where the service is given.',
  }),
})

export interface InputField {
  stringOptions?: _String | null | undefined
  numberOptions?: _Number | null | undefined
  booleanOptions?: _Boolean | null | undefined
  arrayOptions?: _Array | null | undefined
  objectOptions?: _Object | null | undefined
  wixFileOptions?: WixFile | null | undefined
  paymentOptions?: Payment | null | undefined
  schedulingOptions?: Scheduling | null | undefined
  addressOptions?: Address | null | undefined
  multilineAddressOptions?: Address | null | undefined
  objectArrayOptions?: ObjectArray | null | undefined
  target?: string | null | undefined
  pii?: boolean | null | undefined
  required?: boolean | null | undefined
  inputType?: InputType | null | undefined
  contactMapping?: FormFieldContactInfo | null | undefined
  readOnly?: boolean | null | undefined
}
export const InputField: MessageShape<InputField> = message<InputField>('forms.InputField', {
  stringOptions: marked(one('forms._String'), { description: 'Kept as written and given back.' }),
  numberOptions: marked(one('forms._Number'), { description: 'Kept as written and given back.' }),
  booleanOptions: marked(one('forms._Boolean'), { description: 'Kept as written and given back.' }),
  arrayOptions: marked(one('forms._Array'), { description: 'Kept as written and given back.' }),
  objectOptions: marked(one('forms._Object'), { description: 'Kept as written and given back.' }),
  wixFileOptions: marked(one('forms.WixFile'), { description: 'Kept as written and given back.' }),
  paymentOptions: marked(one('forms.Payment'), { description: 'Kept as written and given back.' }),
  schedulingOptions: marked(one('forms.Scheduling'), { description: 'Kept as written and given back.' }),
  addressOptions: marked(one('forms.Address'), { description: 'Kept as written and given back.' }),
  multilineAddressOptions: marked(one('forms.Address'), { description: 'Kept as written and given back.' }),
  objectArrayOptions: marked(one('forms.ObjectArray'), { description: 'Kept as written and given back.' }),
  target: marked(text({ minLength: 1, maxLength: 200 }), {
    present: true,
    description: 'Kept as written and given back.',
  }),
  pii: marked(flag(), { present: true, description: 'Kept as written and given back.' }),
  required: marked(flag(), { present: true, description: 'Kept as written and given back.' }),
  inputType: marked(one('forms.InputType'), { present: true, description: 'Kept as written and given back.' }),
  contactMapping: marked(one('forms.FormFieldContactInfo'), { description: 'Kept as written and given back.' }),
  readOnly: marked(flag(), { present: true, description: 'Kept as written and given back.' }),
})

export interface IntegerType {
  maximum?: number | null | undefined
  minimum?: number | null | undefined
  multipleOf?: number | null | undefined
  errorMessages?: NumberErrorMessages | null | undefined
  enum?: number[] | null | undefined
}
export const IntegerType: MessageShape<IntegerType> = message<IntegerType>('forms.IntegerType', {
  maximum: marked(integer(), { description: 'Kept as written and given back.' }),
  minimum: marked(integer(), { description: 'Kept as written and given back.' }),
  multipleOf: marked(integer(), { description: 'Kept as written and given back.' }),
  errorMessages: marked(one('forms.NumberErrorMessages'), { description: 'Kept as written and given back.' }),
  enum: marked(list(integer(), { maxSize: 500 }), { description: 'Kept as written and given back.' }),
})

export interface Item {
  image?: ItemImage | null | undefined
  video?: Video | null | undefined
  title?: string | null | undefined
  altText?: string | null | undefined
}
export const Item: MessageShape<Item> = message<Item>('forms.Item', {
  image: marked(one('forms.ItemImage'), { description: 'The picture.' }),
  video: marked(one('forms.Video'), { description: 'Kept as written and given back.' }),
  title: marked(text(), { description: 'Name of the service, or of the session.' }),
  altText: marked(text(), { description: 'What the picture shows, in words.' }),
})

export interface ItemImage {
  media?: Media | null | undefined
  link?: Link | null | undefined
}
export const ItemImage: MessageShape<ItemImage> = message<ItemImage>('forms.ItemImage', {
  media: marked(one('forms.Media'), { description: 'Pictures.' }),
  link: marked(one('forms.Link'), { description: 'Kept as written and given back.' }),
})

export interface ItemLayout {
  fieldId?: string | null | undefined
  group?: Group | null | undefined
  row?: number | null | undefined
  column?: number | null | undefined
  width?: number | null | undefined
  height?: number | null | undefined
}
export const ItemLayout: MessageShape<ItemLayout> = message<ItemLayout>('forms.ItemLayout', {
  fieldId: marked(text({ format: 'guid' }), { description: 'The form’s field.' }),
  group: marked(one('forms.Group'), { description: 'Kept as written and given back.' }),
  row: marked(integer(), { description: 'Kept as written and given back.' }),
  column: marked(integer(), { description: 'Kept as written and given back.' }),
  width: marked(integer(), { description: 'Width in pixels.' }),
  height: marked(integer(), { description: 'Height in pixels.' }),
})

export interface ItemStyle {
  targetSize?: number | null | undefined
  ratio?: number | null | undefined
  crop?: Crop | null | undefined
  spacing?: number | null | undefined
}
export const ItemStyle: MessageShape<ItemStyle> = message<ItemStyle>('forms.ItemStyle', {
  targetSize: marked(integer(), { description: 'Kept as written and given back.' }),
  ratio: marked(decimalNumber(), { description: 'Kept as written and given back.' }),
  crop: marked(one('forms.Crop'), { description: 'Kept as written and given back.' }),
  spacing: marked(integer(), { description: 'Kept as written and given back.' }),
})

export interface Layers {
  count?: number | null | undefined
  offsetY?: number | null | undefined
  layerEffect?: LayerEffect | null | undefined
  offsetX?: number | null | undefined
}
export const Layers: MessageShape<Layers> = message<Layers>('forms.Layers', {
  count: marked(integer(), { description: 'How many.' }),
  offsetY: marked(integer(), { description: 'Kept as written and given back.' }),
  layerEffect: marked(one('forms.LayerEffect'), { description: 'Kept as written and given back.' }),
  offsetX: marked(integer(), { description: 'Kept as written and given back.' }),
})

export interface LayoutCellData {
  colSpan?: number | null | undefined
}
export const LayoutCellData: MessageShape<LayoutCellData> = message<LayoutCellData>('forms.LayoutCellData', {
  colSpan: marked(integer(), { description: 'Kept as written and given back.' }),
})

export interface LayoutData {
  backgroundColor?: string | null | undefined
  backgroundImage?: LayoutDataBackgroundImage | null | undefined
  borderColor?: string | null | undefined
  borderWidth?: number | null | undefined
  borderRadius?: number | null | undefined
  backdropColor?: string | null | undefined
  backdropImage?: LayoutDataBackgroundImage | null | undefined
  backdropPaddingTop?: number | null | undefined
  backdropPaddingBottom?: number | null | undefined
  gap?: number | null | undefined
  cellPadding?: number[] | null | undefined
  cellVerticalAlignment?: VerticalAlignmentAlignment | null | undefined
  responsivenessBehaviour?: ResponsivenessBehaviour | null | undefined
  responsivenessBreakpoint?: number | null | undefined
  containerData?: PluginContainerData | null | undefined
  designTarget?: DesignTarget | null | undefined
  banner?: Banner | null | undefined
  background?: LayoutDataBackground | null | undefined
  backdrop?: Backdrop | null | undefined
  animation?: Animation | null | undefined
  topDivider?: SectionDivider | null | undefined
  bottomDivider?: SectionDivider | null | undefined
}
export const LayoutData: MessageShape<LayoutData> = message<LayoutData>('forms.LayoutData', {
  backgroundColor: marked(text({ maxLength: 19 }), {
    deprecated: true,
    description: 'Kept as written and given back.',
  }),
  backgroundImage: marked(one('forms.LayoutDataBackgroundImage'), { description: 'Kept as written and given back.' }),
  borderColor: marked(text({ maxLength: 19 }), { description: 'Kept as written and given back.' }),
  borderWidth: marked(integer(), { description: 'Kept as written and given back.' }),
  borderRadius: marked(integer(), { description: 'Kept as written and given back.' }),
  backdropColor: marked(text({ maxLength: 19 }), { deprecated: true, description: 'Kept as written and given back.' }),
  backdropImage: marked(one('forms.LayoutDataBackgroundImage'), { description: 'Kept as written and given back.' }),
  backdropPaddingTop: marked(integer(), { description: 'Kept as written and given back.' }),
  backdropPaddingBottom: marked(integer(), { description: 'Kept as written and given back.' }),
  gap: marked(integer(), { description: 'Kept as written and given back.' }),
  cellPadding: marked(list(integer(), { maxSize: 4 }), { description: 'Kept as written and given back.' }),
  cellVerticalAlignment: marked(one('forms.VerticalAlignmentAlignment'), {
    description: 'Kept as written and given back.',
  }),
  responsivenessBehaviour: marked(one('forms.ResponsivenessBehaviour'), {
    description: 'Kept as written and given back.',
  }),
  responsivenessBreakpoint: marked(integer(), { description: 'Kept as written and given back.' }),
  containerData: marked(one('forms.PluginContainerData'), { description: 'Kept as written and given back.' }),
  designTarget: marked(one('forms.DesignTarget'), { description: 'Kept as written and given back.' }),
  banner: marked(one('forms.Banner'), { description: 'Kept as written and given back.' }),
  background: marked(one('forms.LayoutDataBackground'), { description: 'Kept as written and given back.' }),
  backdrop: marked(one('forms.Backdrop'), { description: 'Kept as written and given back.' }),
  animation: marked(one('forms.Animation'), { description: 'Kept as written and given back.' }),
  topDivider: marked(one('forms.SectionDivider'), { description: 'Kept as written and given back.' }),
  bottomDivider: marked(one('forms.SectionDivider'), { description: 'Kept as written and given back.' }),
})

export interface LayoutDataBackground {
  type?: LayoutDataBackgroundType | null | undefined
  color?: string | null | undefined
  gradient?: Gradient | null | undefined
}
export const LayoutDataBackground: MessageShape<LayoutDataBackground> = message<LayoutDataBackground>(
  'forms.LayoutDataBackground',
  {
    type: marked(one('forms.LayoutDataBackgroundType'), { description: 'The kind.' }),
    color: marked(text({ maxLength: 19 }), { description: 'Kept as written and given back.' }),
    gradient: marked(one('forms.Gradient'), { description: 'Kept as written and given back.' }),
  },
)

export interface LayoutDataBackgroundImage {
  media?: Media | null | undefined
  opacity?: number | null | undefined
  scaling?: ImageScalingScaling | null | undefined
  position?: LayoutDataImagePosition | null | undefined
  blur?: number | null | undefined
  overlay?: LayoutDataBackground | null | undefined
}
export const LayoutDataBackgroundImage: MessageShape<LayoutDataBackgroundImage> = message<LayoutDataBackgroundImage>(
  'forms.LayoutDataBackgroundImage',
  {
    media: marked(one('forms.Media'), { description: 'Pictures.' }),
    opacity: marked(integer(), { deprecated: true, description: 'Kept as written and given back.' }),
    scaling: marked(one('forms.ImageScalingScaling'), { description: 'Kept as written and given back.' }),
    position: marked(one('forms.LayoutDataImagePosition'), { description: 'FIRST, LAST or AFTER_CATEGORY.' }),
    blur: marked(integer(), { description: 'Kept as written and given back.' }),
    overlay: marked(one('forms.LayoutDataBackground'), { description: 'Kept as written and given back.' }),
  },
)

export interface LimitationRule {
  maxAllowedSubmissions?: number | null | undefined
  dateTimeDeadline?: string | null | undefined
  submissionLimitPerUser?: number | null | undefined
}
export const LimitationRule: MessageShape<LimitationRule> = message<LimitationRule>('forms.LimitationRule', {
  maxAllowedSubmissions: marked(integer(), { description: 'Kept as written and given back.' }),
  dateTimeDeadline: marked(timestamp(), { description: 'Kept as written and given back.' }),
  submissionLimitPerUser: marked(integer({ min: 1 }), { description: 'Kept as written and given back.' }),
})

export interface Link {
  url?: string | null | undefined
  anchor?: string | null | undefined
  target?: LinkTarget | null | undefined
  rel?: Rel | null | undefined
  customData?: string | null | undefined
}
export const Link: MessageShape<Link> = message<Link>('forms.Link', {
  url: marked(text(), { description: 'The address.' }),
  anchor: marked(text(), { description: 'Kept as written and given back.' }),
  target: marked(one('forms.LinkTarget'), { description: 'Kept as written and given back.' }),
  rel: marked(one('forms.Rel'), { description: 'Kept as written and given back.' }),
  customData: marked(text(), { description: 'Accepted and not used here.' }),
})

export interface LinkData {
  link?: Link | null | undefined
}
export const LinkData: MessageShape<LinkData> = message<LinkData>('forms.LinkData', {
  link: marked(one('forms.Link'), { description: 'Kept as written and given back.' }),
})

export interface LinkPreviewData {
  containerData?: PluginContainerData | null | undefined
  link?: Link | null | undefined
  title?: string | null | undefined
  thumbnailUrl?: string | null | undefined
  description?: string | null | undefined
  html?: string | null | undefined
  styles?: LinkPreviewDataStyles | null | undefined
  animation?: Animation | null | undefined
}
export const LinkPreviewData: MessageShape<LinkPreviewData> = message<LinkPreviewData>('forms.LinkPreviewData', {
  containerData: marked(one('forms.PluginContainerData'), { description: 'Kept as written and given back.' }),
  link: marked(one('forms.Link'), { description: 'Kept as written and given back.' }),
  title: marked(text(), { description: 'Name of the service, or of the session.' }),
  thumbnailUrl: marked(text(), { description: 'Kept as written and given back.' }),
  description: marked(text(), { description: 'A longer text.' }),
  html: marked(text(), { description: 'Kept as written and given back.' }),
  styles: marked(one('forms.LinkPreviewDataStyles'), { description: 'Kept as written and given back.' }),
  animation: marked(one('forms.Animation'), { description: 'Kept as written and given back.' }),
})

export interface LinkPreviewDataStyles {
  backgroundColor?: string | null | undefined
  titleColor?: string | null | undefined
  subtitleColor?: string | null | undefined
  linkColor?: string | null | undefined
  borderWidth?: number | null | undefined
  borderRadius?: number | null | undefined
  borderColor?: string | null | undefined
  thumbnailPosition?: StylesPosition | null | undefined
}
export const LinkPreviewDataStyles: MessageShape<LinkPreviewDataStyles> = message<LinkPreviewDataStyles>(
  'forms.LinkPreviewDataStyles',
  {
    backgroundColor: marked(text({ maxLength: 19 }), { description: 'Kept as written and given back.' }),
    titleColor: marked(text({ maxLength: 19 }), { description: 'Kept as written and given back.' }),
    subtitleColor: marked(text({ maxLength: 19 }), { description: 'Kept as written and given back.' }),
    linkColor: marked(text({ maxLength: 19 }), { description: 'Kept as written and given back.' }),
    borderWidth: marked(integer(), { description: 'Kept as written and given back.' }),
    borderRadius: marked(integer(), { description: 'Kept as written and given back.' }),
    borderColor: marked(text({ maxLength: 19 }), { description: 'Kept as written and given back.' }),
    thumbnailPosition: marked(one('forms.StylesPosition'), { description: 'Kept as written and given back.' }),
  },
)

export interface ListDeletedFormsRequest {
  namespace: string
  disabled?: boolean | null | undefined
  formIds?: string[] | null | undefined
  order?: ListDeletedFormsOrder | null | undefined
  paging?: CursorPaging | null | undefined
  paymentForm?: boolean | null | undefined
  enabled?: boolean | null | undefined
}
export const ListDeletedFormsRequest: MessageShape<ListDeletedFormsRequest> = message<ListDeletedFormsRequest>(
  'forms.ListDeletedFormsRequest',
  {
    namespace: marked(text({ minLength: 10, maxLength: 50 }), {
      description: 'The name under which an integrator keeps data.',
    }),
    disabled: marked(flag(), { deprecated: true, description: 'Whether it is switched off.' }),
    formIds: marked(list(text({ format: 'guid' }), { maxSize: 100 }), {
      description: 'Kept as written and given back.',
    }),
    order: marked(one('forms.ListDeletedFormsOrder'), { description: 'ASC or DESC; ASC unless sent.' }),
    paging: marked(one('forms.CursorPaging'), { description: 'Page size and how many entries to pass over.' }),
    paymentForm: marked(flag(), { description: 'Kept as written and given back.' }),
    enabled: marked(flag(), { description: 'Whether it is switched on.' }),
  },
  { required: ['namespace'] },
)

export interface ListDeletedFormsResponse {
  forms?: Form[] | null | undefined
  pagingMetadata?: CursorPagingMetadata | null | undefined
}
export const ListDeletedFormsResponse: MessageShape<ListDeletedFormsResponse> = message<ListDeletedFormsResponse>(
  'forms.ListDeletedFormsResponse',
  {
    forms: marked(list(one('forms.Form'), { maxSize: 100 }), {
      present: true,
      description: 'Kept as written and given back.',
    }),
    pagingMetadata: marked(one('forms.CursorPagingMetadata'), { description: 'Where this page stands among all.' }),
  },
)

export interface ListItemNodeData {
  checked?: boolean | null | undefined
  animation?: Animation | null | undefined
}
export const ListItemNodeData: MessageShape<ListItemNodeData> = message<ListItemNodeData>('forms.ListItemNodeData', {
  checked: marked(flag(), { description: 'Kept as written and given back.' }),
  animation: marked(one('forms.Animation'), { description: 'Kept as written and given back.' }),
})

export interface Location {
  customAddress?: string | null | undefined
  businessLocationId?: string | null | undefined
}
export const Location: MessageShape<Location> = message<Location>('forms.Location', {
  customAddress: marked(text({ maxLength: 512 }), { description: 'Kept as written and given back.' }),
  businessLocationId: marked(text({ format: 'guid' }), { description: 'A place of the business.' }),
})

export interface LoopAnimation {
  effect?: LoopEffect | null | undefined
  duration?: number | null | undefined
  iterationDelay?: number | null | undefined
}
export const LoopAnimation: MessageShape<LoopAnimation> = message<LoopAnimation>('forms.LoopAnimation', {
  effect: marked(one('forms.LoopEffect'), { description: 'Kept as written and given back.' }),
  duration: marked(integer(), { description: 'Length.' }),
  iterationDelay: marked(integer(), { description: 'Kept as written and given back.' }),
})

export interface LoopEffect {
  type?: LoopEffectType | null | undefined
  direction?: string | null | undefined
  easing?: string | null | undefined
}
export const LoopEffect: MessageShape<LoopEffect> = message<LoopEffect>('forms.LoopEffect', {
  type: marked(one('forms.LoopEffectType'), { description: 'The kind.' }),
  direction: marked(text({ maxLength: 20 }), { description: 'Kept as written and given back.' }),
  easing: marked(text({ maxLength: 100 }), { description: 'Kept as written and given back.' }),
})

export interface MapData {
  containerData?: PluginContainerData | null | undefined
  mapSettings?: MapSettings | null | undefined
}
export const MapData: MessageShape<MapData> = message<MapData>('forms.MapData', {
  containerData: marked(one('forms.PluginContainerData'), { description: 'Kept as written and given back.' }),
  mapSettings: marked(one('forms.MapSettings'), { description: 'Kept as written and given back.' }),
})

export interface MapSettings {
  address?: string | null | undefined
  draggable?: boolean | null | undefined
  marker?: boolean | null | undefined
  streetViewControl?: boolean | null | undefined
  zoomControl?: boolean | null | undefined
  lat?: number | null | undefined
  lng?: number | null | undefined
  locationName?: string | null | undefined
  viewModeControl?: boolean | null | undefined
  initialZoom?: number | null | undefined
  mapType?: MapType | null | undefined
}
export const MapSettings: MessageShape<MapSettings> = message<MapSettings>('forms.MapSettings', {
  address: marked(text(), { description: 'The address.' }),
  draggable: marked(flag(), { description: 'Kept as written and given back.' }),
  marker: marked(flag(), { description: 'Kept as written and given back.' }),
  streetViewControl: marked(flag(), { description: 'Kept as written and given back.' }),
  zoomControl: marked(flag(), { description: 'Kept as written and given back.' }),
  lat: marked(decimalNumber(), { description: 'Kept as written and given back.' }),
  lng: marked(decimalNumber(), { description: 'Kept as written and given back.' }),
  locationName: marked(text(), { description: 'Kept as written and given back.' }),
  viewModeControl: marked(flag(), { description: 'Kept as written and given back.' }),
  initialZoom: marked(integer(), { description: 'Kept as written and given back.' }),
  mapType: marked(one('forms.MapType'), { description: 'Kept as written and given back.' }),
})

export interface Margin {
  horizontal?: number | null | undefined
  vertical?: number | null | undefined
}
export const Margin: MessageShape<Margin> = message<Margin>('forms.Margin', {
  horizontal: marked(integer(), { description: 'Kept as written and given back.' }),
  vertical: marked(integer(), { description: 'Kept as written and given back.' }),
})

export interface Media {
  src?: FileSource | null | undefined
  width?: number | null | undefined
  height?: number | null | undefined
  duration?: number | null | undefined
}
export const Media: MessageShape<Media> = message<Media>('forms.Media', {
  src: marked(one('forms.FileSource'), { description: 'Kept as written and given back.' }),
  width: marked(integer(), { description: 'Width in pixels.' }),
  height: marked(integer(), { description: 'Height in pixels.' }),
  duration: marked(decimalNumber(), { description: 'Length.' }),
})

export interface MediaItem {
  image?: Image | null | undefined
}
export const MediaItem: MessageShape<MediaItem> = message<MediaItem>('forms.MediaItem', {
  image: marked(one('forms.Image'), { description: 'The picture.' }),
})

export interface MediaSettings {
  imagePosition?: ImagePosition | null | undefined
  imageAlignment?: Alignment | null | undefined
  imageFit?: ImageFit | null | undefined
}
export const MediaSettings: MessageShape<MediaSettings> = message<MediaSettings>('forms.MediaSettings', {
  imagePosition: marked(one('forms.ImagePosition'), { description: 'Kept as written and given back.' }),
  imageAlignment: marked(one('forms.Alignment'), { description: 'Kept as written and given back.' }),
  imageFit: marked(one('forms.ImageFit'), { description: 'Kept as written and given back.' }),
})

export interface MentionData {
  name?: string | null | undefined
  slug?: string | null | undefined
  id?: string | null | undefined
  type?: string | null | undefined
}
export const MentionData: MessageShape<MentionData> = message<MentionData>('forms.MentionData', {
  name: marked(text(), { description: 'Name.' }),
  slug: marked(text(), { description: 'The part of the address that names it.' }),
  id: marked(text(), { description: 'A GUID made by Kalends.' }),
  type: marked(text(), { description: 'The kind.' }),
})

export interface Metadata {
  version?: number | null | undefined
  createdTimestamp?: string | null | undefined
  updatedTimestamp?: string | null | undefined
  id?: string | null | undefined
}
export const Metadata: MessageShape<Metadata> = message<Metadata>('forms.Metadata', {
  version: marked(integer(), { description: 'Kept as written and given back.' }),
  createdTimestamp: marked(timestamp(), {
    readonly: true,
    deprecated: true,
    description: 'Kept as written and given back.',
  }),
  updatedTimestamp: marked(timestamp(), { deprecated: true, description: 'Kept as written and given back.' }),
  id: marked(text(), { description: 'A GUID made by Kalends.' }),
})

export interface MultilineAddress {
  label?: string | null | undefined
  description?: RichContent | null | undefined
  showCountryFlags?: boolean | null | undefined
  defaultCountryConfig?: DefaultCountryConfig | null | undefined
  fieldSettings?: FieldsSettings | null | undefined
  autocompleteEnabled?: boolean | null | undefined
  showAddressLabels?: boolean | null | undefined
  showLabel?: boolean | null | undefined
}
export const MultilineAddress: MessageShape<MultilineAddress> = message<MultilineAddress>('forms.MultilineAddress', {
  label: marked(text({ maxLength: 350 }), { description: 'The question as it was asked.' }),
  description: marked(one('forms.RichContent'), { description: 'A longer text.' }),
  showCountryFlags: marked(flag(), { description: 'Kept as written and given back.' }),
  defaultCountryConfig: marked(one('forms.DefaultCountryConfig'), { description: 'Kept as written and given back.' }),
  fieldSettings: marked(one('forms.FieldsSettings'), { description: 'Kept as written and given back.' }),
  autocompleteEnabled: marked(flag(), { description: 'Kept as written and given back.' }),
  showAddressLabels: marked(flag(), { description: 'Kept as written and given back.' }),
  showLabel: marked(flag(), { description: 'Kept as written and given back.' }),
})

export interface MultilineAddressValidation {
  allowedCountries?: string[] | null | undefined
  fields?: FieldsOverrides | null | undefined
}
export const MultilineAddressValidation: MessageShape<MultilineAddressValidation> = message<MultilineAddressValidation>(
  'forms.MultilineAddressValidation',
  {
    allowedCountries: marked(list(text({ format: 'country' }), { maxSize: 200 }), {
      description: 'Kept as written and given back.',
    }),
    fields: marked(one('forms.FieldsOverrides'), { description: 'Accepted and not used here.' }),
  },
)

export interface NestedForm {
  targets?: string[] | null | undefined
  form?: Form | null | undefined
}
export const NestedForm: MessageShape<NestedForm> = message<NestedForm>('forms.NestedForm', {
  targets: marked(list(text({ maxLength: 200 }), { maxSize: 10 }), { description: 'Kept as written and given back.' }),
  form: marked(one('forms.Form'), { description: 'The booking form.' }),
})

export interface NestedFormFieldOverrides {
  required?: boolean | null | undefined
  hidden?: boolean | null | undefined
}
export const NestedFormFieldOverrides: MessageShape<NestedFormFieldOverrides> = message<NestedFormFieldOverrides>(
  'forms.NestedFormFieldOverrides',
  {
    required: marked(flag(), { description: 'Kept as written and given back.' }),
    hidden: marked(flag(), { description: 'Kept out of public lists; still found by its id.' }),
  },
)

export interface NestedFormOverrides {
  fieldOverrides?: Record<string, NestedFormFieldOverrides> | null | undefined
}
export const NestedFormOverrides: MessageShape<NestedFormOverrides> = message<NestedFormOverrides>(
  'forms.NestedFormOverrides',
  {
    fieldOverrides: marked(mapOf(one('forms.NestedFormFieldOverrides')), {
      description: 'Kept as written and given back.',
    }),
  },
)

export interface Node {
  buttonData?: ButtonData | null | undefined
  codeBlockData?: CodeBlockData | null | undefined
  dividerData?: DividerData | null | undefined
  fileData?: FileData | null | undefined
  galleryData?: GalleryData | null | undefined
  gifData?: GIFData | null | undefined
  headingData?: HeadingData | null | undefined
  htmlData?: HTMLData | null | undefined
  imageData?: ImageData | null | undefined
  linkPreviewData?: LinkPreviewData | null | undefined
  mapData?: MapData | null | undefined
  paragraphData?: ParagraphData | null | undefined
  pollData?: PollData | null | undefined
  textData?: TextData | null | undefined
  appEmbedData?: AppEmbedData | null | undefined
  videoData?: VideoData | null | undefined
  embedData?: EmbedData | null | undefined
  collapsibleListData?: CollapsibleListData | null | undefined
  tableData?: TableData | null | undefined
  tableCellData?: TableCellData | null | undefined
  externalData?: Record<string, unknown> | null | undefined
  audioData?: AudioData | null | undefined
  orderedListData?: OrderedListData | null | undefined
  bulletedListData?: BulletedListData | null | undefined
  blockquoteData?: BlockquoteData | null | undefined
  captionData?: CaptionData | null | undefined
  layoutData?: LayoutData | null | undefined
  layoutCellData?: LayoutCellData | null | undefined
  shapeData?: ShapeData | null | undefined
  cardData?: CardData | null | undefined
  tocData?: TocData | null | undefined
  smartBlockData?: SmartBlockData | null | undefined
  smartBlockCellData?: SmartBlockCellData | null | undefined
  checkboxListData?: CheckboxListData | null | undefined
  listItemData?: ListItemNodeData | null | undefined
  type?: NodeType | null | undefined
  id?: string | null | undefined
  nodes?: Node[] | null | undefined
  style?: NodeStyle | null | undefined
}
export const Node: MessageShape<Node> = message<Node>('forms.Node', {
  buttonData: marked(one('forms.ButtonData'), { description: 'Kept as written and given back.' }),
  codeBlockData: marked(one('forms.CodeBlockData'), { description: 'Kept as written and given back.' }),
  dividerData: marked(one('forms.DividerData'), { description: 'Kept as written and given back.' }),
  fileData: marked(one('forms.FileData'), { description: 'Kept as written and given back.' }),
  galleryData: marked(one('forms.GalleryData'), { description: 'Kept as written and given back.' }),
  gifData: marked(one('forms.GIFData'), { description: 'Kept as written and given back.' }),
  headingData: marked(one('forms.HeadingData'), { description: 'Kept as written and given back.' }),
  htmlData: marked(one('forms.HTMLData'), { description: 'Kept as written and given back.' }),
  imageData: marked(one('forms.ImageData'), { description: 'Kept as written and given back.' }),
  linkPreviewData: marked(one('forms.LinkPreviewData'), { description: 'Kept as written and given back.' }),
  mapData: marked(one('forms.MapData'), { deprecated: true, description: 'Kept as written and given back.' }),
  paragraphData: marked(one('forms.ParagraphData'), { description: 'Kept as written and given back.' }),
  pollData: marked(one('forms.PollData'), { description: 'Kept as written and given back.' }),
  textData: marked(one('forms.TextData'), { description: 'Kept as written and given back.' }),
  appEmbedData: marked(one('forms.AppEmbedData'), { description: 'Kept as written and given back.' }),
  videoData: marked(one('forms.VideoData'), { description: 'Kept as written and given back.' }),
  embedData: marked(one('forms.EmbedData'), { description: 'Kept as written and given back.' }),
  collapsibleListData: marked(one('forms.CollapsibleListData'), { description: 'Kept as written and given back.' }),
  tableData: marked(one('forms.TableData'), { description: 'Kept as written and given back.' }),
  tableCellData: marked(one('forms.TableCellData'), { description: 'Kept as written and given back.' }),
  externalData: marked(freeObject(), { description: 'Kept as written and given back.' }),
  audioData: marked(one('forms.AudioData'), { description: 'Kept as written and given back.' }),
  orderedListData: marked(one('forms.OrderedListData'), { description: 'Kept as written and given back.' }),
  bulletedListData: marked(one('forms.BulletedListData'), { description: 'Kept as written and given back.' }),
  blockquoteData: marked(one('forms.BlockquoteData'), { description: 'Kept as written and given back.' }),
  captionData: marked(one('forms.CaptionData'), { description: 'Kept as written and given back.' }),
  layoutData: marked(one('forms.LayoutData'), { description: 'Kept as written and given back.' }),
  layoutCellData: marked(one('forms.LayoutCellData'), { description: 'Kept as written and given back.' }),
  shapeData: marked(one('forms.ShapeData'), { description: 'Kept as written and given back.' }),
  cardData: marked(one('forms.CardData'), { description: 'Kept as written and given back.' }),
  tocData: marked(one('forms.TocData'), { description: 'Kept as written and given back.' }),
  smartBlockData: marked(one('forms.SmartBlockData'), { description: 'Kept as written and given back.' }),
  smartBlockCellData: marked(one('forms.SmartBlockCellData'), { description: 'Kept as written and given back.' }),
  checkboxListData: marked(one('forms.CheckboxListData'), { description: 'Kept as written and given back.' }),
  listItemData: marked(one('forms.ListItemNodeData'), { description: 'Kept as written and given back.' }),
  type: marked(one('forms.NodeType'), { description: 'The kind.' }),
  id: marked(text(), { description: 'A GUID made by Kalends.' }),
  nodes: marked(list(one('forms.Node')), { description: 'Kept as written and given back.' }),
  style: marked(one('forms.NodeStyle'), { description: 'Kept as written and given back.' }),
})

export interface NodeStyle {
  paddingTop?: string | null | undefined
  paddingBottom?: string | null | undefined
  backgroundColor?: string | null | undefined
}
export const NodeStyle: MessageShape<NodeStyle> = message<NodeStyle>('forms.NodeStyle', {
  paddingTop: marked(text(), { description: 'Kept as written and given back.' }),
  paddingBottom: marked(text(), { description: 'Kept as written and given back.' }),
  backgroundColor: marked(text(), { description: 'Kept as written and given back.' }),
})

export interface NumberCorrectAnswersList {
  correctAnswers?: number[] | null | undefined
}
export const NumberCorrectAnswersList: MessageShape<NumberCorrectAnswersList> = message<NumberCorrectAnswersList>(
  'forms.NumberCorrectAnswersList',
  {
    correctAnswers: marked(list(decimalNumber(), { maxSize: 50 }), { description: 'Kept as written and given back.' }),
  },
)

export interface NumberErrorMessages {
  default?: string | null | undefined
}
export const NumberErrorMessages: MessageShape<NumberErrorMessages> = message<NumberErrorMessages>(
  'forms.NumberErrorMessages',
  {
    default: marked(text({ maxLength: 200 }), { description: 'Whether it is the one used unless another is named.' }),
  },
)

export interface NumberInput {
  label?: string | null | undefined
  description?: RichContent | null | undefined
  placeholder?: string | null | undefined
  showLabel?: boolean | null | undefined
  default?: number | null | undefined
  media?: MediaItem | null | undefined
  mediaSettings?: MediaSettings | null | undefined
}
export const NumberInput: MessageShape<NumberInput> = message<NumberInput>('forms.NumberInput', {
  label: marked(text({ maxLength: 350 }), { description: 'The question as it was asked.' }),
  description: marked(one('forms.RichContent'), { description: 'A longer text.' }),
  placeholder: marked(text({ maxLength: 100 }), { description: 'Kept as written and given back.' }),
  showLabel: marked(flag(), { description: 'Kept as written and given back.' }),
  default: marked(decimalNumber(), { description: 'Whether it is the one used unless another is named.' }),
  media: marked(one('forms.MediaItem'), { description: 'Pictures.' }),
  mediaSettings: marked(one('forms.MediaSettings'), { description: 'Kept as written and given back.' }),
})

export interface NumberQuizFieldSettings {
  score?: number | null | undefined
  correctAnswersList?: NumberCorrectAnswersList | null | undefined
  correctAnswerMessage?: string | null | undefined
  incorrectAnswerMessage?: string | null | undefined
}
export const NumberQuizFieldSettings: MessageShape<NumberQuizFieldSettings> = message<NumberQuizFieldSettings>(
  'forms.NumberQuizFieldSettings',
  {
    score: marked(decimalNumber(), { description: 'Kept as written and given back.' }),
    correctAnswersList: marked(one('forms.NumberCorrectAnswersList'), {
      description: 'Kept as written and given back.',
    }),
    correctAnswerMessage: marked(text({ maxLength: 250 }), { description: 'Kept as written and given back.' }),
    incorrectAnswerMessage: marked(text({ maxLength: 250 }), { description: 'Kept as written and given back.' }),
  },
)

export interface NumberType {
  maximum?: number | null | undefined
  minimum?: number | null | undefined
  multipleOf?: number | null | undefined
  enum?: number[] | null | undefined
}
export const NumberType: MessageShape<NumberType> = message<NumberType>('forms.NumberType', {
  maximum: marked(decimalNumber(), { description: 'Kept as written and given back.' }),
  minimum: marked(decimalNumber(), { description: 'Kept as written and given back.' }),
  multipleOf: marked(decimalNumber(), { description: 'Kept as written and given back.' }),
  enum: marked(list(decimalNumber(), { maxSize: 500 }), { description: 'Kept as written and given back.' }),
})

export interface ObjectArray {
  repeaterOptions?: Repeater | null | undefined
  componentType?: ObjectArrayComponentType | null | undefined
  validation?: ObjectArrayType | null | undefined
}
export const ObjectArray: MessageShape<ObjectArray> = message<ObjectArray>('forms.ObjectArray', {
  repeaterOptions: marked(one('forms.Repeater'), { description: 'Kept as written and given back.' }),
  componentType: marked(one('forms.ObjectArrayComponentType'), { description: 'Kept as written and given back.' }),
  validation: marked(one('forms.ObjectArrayType'), { description: 'Kept as written and given back.' }),
})

export interface ObjectArrayType {
  maxItems?: number | null | undefined
  minItems?: number | null | undefined
}
export const ObjectArrayType: MessageShape<ObjectArrayType> = message<ObjectArrayType>('forms.ObjectArrayType', {
  maxItems: marked(integer({ max: 1000 }), { description: 'Kept as written and given back.' }),
  minItems: marked(integer({ max: 1000 }), { description: 'Kept as written and given back.' }),
})

export interface ObjectErrorMessages {
  default?: string | null | undefined
}
export const ObjectErrorMessages: MessageShape<ObjectErrorMessages> = message<ObjectErrorMessages>(
  'forms.ObjectErrorMessages',
  {
    default: marked(text({ maxLength: 200 }), { description: 'Whether it is the one used unless another is named.' }),
  },
)

export interface ObjectType {
  properties?: Record<string, PropertiesType> | null | undefined
}
export const ObjectType: MessageShape<ObjectType> = message<ObjectType>('forms.ObjectType', {
  properties: marked(mapOf(one('forms.PropertiesType')), { description: 'Kept as written and given back.' }),
})

export interface ObjectTypePropertiesType {
  string?: FormFieldStringType | null | undefined
  number?: FormFieldNumberType | null | undefined
  boolean?: FormFieldBooleanType | null | undefined
  integer?: IntegerType | null | undefined
  array?: FormFieldArrayType | null | undefined
  required?: boolean | null | undefined
}
export const ObjectTypePropertiesType: MessageShape<ObjectTypePropertiesType> = message<ObjectTypePropertiesType>(
  'forms.ObjectTypePropertiesType',
  {
    string: marked(one('forms.FormFieldStringType'), { description: 'Kept as written and given back.' }),
    number: marked(one('forms.FormFieldNumberType'), { description: 'Number.' }),
    boolean: marked(one('forms.FormFieldBooleanType'), { description: 'Kept as written and given back.' }),
    integer: marked(one('forms.IntegerType'), { description: 'Kept as written and given back.' }),
    array: marked(one('forms.FormFieldArrayType'), { description: 'Kept as written and given back.' }),
    required: marked(flag(), { description: 'Kept as written and given back.' }),
  },
)

export interface Oembed {
  type?: string | null | undefined
  width?: number | null | undefined
  height?: number | null | undefined
  title?: string | null | undefined
  url?: string | null | undefined
  html?: string | null | undefined
  authorName?: string | null | undefined
  authorUrl?: string | null | undefined
  providerName?: string | null | undefined
  providerUrl?: string | null | undefined
  thumbnailUrl?: string | null | undefined
  thumbnailWidth?: string | null | undefined
  thumbnailHeight?: string | null | undefined
  videoUrl?: string | null | undefined
  version?: string | null | undefined
}
export const Oembed: MessageShape<Oembed> = message<Oembed>('forms.Oembed', {
  type: marked(text(), { description: 'The kind.' }),
  width: marked(integer(), { description: 'Width in pixels.' }),
  height: marked(integer(), { description: 'Height in pixels.' }),
  title: marked(text(), { description: 'Name of the service, or of the session.' }),
  url: marked(text(), { description: 'The address.' }),
  html: marked(text(), { description: 'Kept as written and given back.' }),
  authorName: marked(text(), { description: 'Kept as written and given back.' }),
  authorUrl: marked(text(), { description: 'Kept as written and given back.' }),
  providerName: marked(text(), { description: 'Kept as written and given back.' }),
  providerUrl: marked(text(), { description: 'Kept as written and given back.' }),
  thumbnailUrl: marked(text(), { description: 'Kept as written and given back.' }),
  thumbnailWidth: marked(text(), { description: 'Kept as written and given back.' }),
  thumbnailHeight: marked(text(), { description: 'Kept as written and given back.' }),
  videoUrl: marked(text(), { description: 'Kept as written and given back.' }),
  version: marked(text(), { description: 'Kept as written and given back.' }),
})

export interface Option {
  label?: string | null | undefined
  value?: unknown | null | undefined
  default?: boolean | null | undefined
  id?: string | null | undefined
  media?: MediaItem | null | undefined
  showLabel?: boolean | null | undefined
}
export const Option: MessageShape<Option> = message<Option>('forms.Option', {
  label: marked(text({ maxLength: 400 }), { description: 'The question as it was asked.' }),
  value: marked(anything(), { description: 'The value.' }),
  default: marked(flag(), { description: 'Whether it is the one used unless another is named.' }),
  id: marked(text({ format: 'guid' }), { description: 'A GUID made by Kalends.' }),
  media: marked(one('forms.MediaItem'), { description: 'Pictures.' }),
  showLabel: marked(flag(), { description: 'Kept as written and given back.' }),
})

export interface OptionDesign {
  borderRadius?: number | null | undefined
}
export const OptionDesign: MessageShape<OptionDesign> = message<OptionDesign>('forms.OptionDesign', {
  borderRadius: marked(integer(), { description: 'Kept as written and given back.' }),
})

export interface OptionLayout {
  enableImage?: boolean | null | undefined
}
export const OptionLayout: MessageShape<OptionLayout> = message<OptionLayout>('forms.OptionLayout', {
  enableImage: marked(flag(), { description: 'Kept as written and given back.' }),
})

export interface OptionsMediaSettings {
  imageAlignment?: Alignment | null | undefined
  imageFit?: ImageFit | null | undefined
}
export const OptionsMediaSettings: MessageShape<OptionsMediaSettings> = message<OptionsMediaSettings>(
  'forms.OptionsMediaSettings',
  {
    imageAlignment: marked(one('forms.Alignment'), { description: 'Kept as written and given back.' }),
    imageFit: marked(one('forms.ImageFit'), { description: 'Kept as written and given back.' }),
  },
)

export interface OrCondition {
  conditions?: ConditionNode[] | null | undefined
}
export const OrCondition: MessageShape<OrCondition> = message<OrCondition>('forms.OrCondition', {
  conditions: marked(list(one('forms.ConditionNode'), { minSize: 1, maxSize: 400 }), {
    description: 'Kept as written and given back.',
  }),
})

export interface OrderedListData {
  indentation?: number | null | undefined
  offset?: number | null | undefined
  start?: number | null | undefined
  animation?: Animation | null | undefined
}
export const OrderedListData: MessageShape<OrderedListData> = message<OrderedListData>('forms.OrderedListData', {
  indentation: marked(integer(), { description: 'Kept as written and given back.' }),
  offset: marked(integer(), { description: 'How many entries to pass over.' }),
  start: marked(integer(), { description: 'Start.' }),
  animation: marked(one('forms.Animation'), { description: 'Kept as written and given back.' }),
})

export interface PDFSettings {
  viewMode?: ViewMode | null | undefined
  disableDownload?: boolean | null | undefined
  disablePrint?: boolean | null | undefined
}
export const PDFSettings: MessageShape<PDFSettings> = message<PDFSettings>('forms.PDFSettings', {
  viewMode: marked(one('forms.ViewMode'), { description: 'Kept as written and given back.' }),
  disableDownload: marked(flag(), { description: 'Kept as written and given back.' }),
  disablePrint: marked(flag(), { description: 'Kept as written and given back.' }),
})

export interface PageNavigationOptions {
  nextPageText?: string | null | undefined
  previousPageText?: string | null | undefined
  submitText?: string | null | undefined
}
export const PageNavigationOptions: MessageShape<PageNavigationOptions> = message<PageNavigationOptions>(
  'forms.PageNavigationOptions',
  {
    nextPageText: marked(text({ maxLength: 65 }), { description: 'Kept as written and given back.' }),
    previousPageText: marked(text({ maxLength: 65 }), { description: 'Kept as written and given back.' }),
    submitText: marked(text({ maxLength: 65 }), { description: 'Kept as written and given back.' }),
  },
)

export interface ParagraphData {
  textStyle?: TextStyle | null | undefined
  indentation?: number | null | undefined
  level?: number | null | undefined
  animation?: Animation | null | undefined
}
export const ParagraphData: MessageShape<ParagraphData> = message<ParagraphData>('forms.ParagraphData', {
  textStyle: marked(one('forms.TextStyle'), { description: 'Kept as written and given back.' }),
  indentation: marked(integer(), { description: 'Kept as written and given back.' }),
  level: marked(integer(), { description: 'Kept as written and given back.' }),
  animation: marked(one('forms.Animation'), { description: 'Kept as written and given back.' }),
})

export interface PassFailMessages {
  passMessage?: RichContent | null | undefined
  failMessage?: RichContent | null | undefined
}
export const PassFailMessages: MessageShape<PassFailMessages> = message<PassFailMessages>('forms.PassFailMessages', {
  passMessage: marked(one('forms.RichContent'), { description: 'Kept as written and given back.' }),
  failMessage: marked(one('forms.RichContent'), { description: 'Kept as written and given back.' }),
})

export interface Password {
  label?: string | null | undefined
  description?: RichContent | null | undefined
  placeholder?: string | null | undefined
  showLabel?: boolean | null | undefined
  default?: string | null | undefined
  media?: MediaItem | null | undefined
  mediaSettings?: MediaSettings | null | undefined
}
export const Password: MessageShape<Password> = message<Password>('forms.Password', {
  label: marked(text({ maxLength: 350 }), { description: 'The question as it was asked.' }),
  description: marked(one('forms.RichContent'), { description: 'A longer text.' }),
  placeholder: marked(text({ maxLength: 100 }), { description: 'Kept as written and given back.' }),
  showLabel: marked(flag(), { description: 'Kept as written and given back.' }),
  default: marked(text({ maxLength: 20000 }), { description: 'Whether it is the one used unless another is named.' }),
  media: marked(one('forms.MediaItem'), { description: 'Pictures.' }),
  mediaSettings: marked(one('forms.MediaSettings'), { description: 'Kept as written and given back.' }),
})

export interface Payment {
  checkboxGroupOptions?: ProductCheckboxGroup | null | undefined
  donationInputOptions?: DonationInput | null | undefined
  paymentInputOptions?: PaymentInput | null | undefined
  fixedPaymentOptions?: FixedPayment | null | undefined
  componentType?: PaymentComponentType | null | undefined
  validation?: PaymentType | null | undefined
}
export const Payment: MessageShape<Payment> = message<Payment>('forms.Payment', {
  checkboxGroupOptions: marked(one('forms.ProductCheckboxGroup'), { description: 'Kept as written and given back.' }),
  donationInputOptions: marked(one('forms.DonationInput'), { description: 'Kept as written and given back.' }),
  paymentInputOptions: marked(one('forms.PaymentInput'), { description: 'Kept as written and given back.' }),
  fixedPaymentOptions: marked(one('forms.FixedPayment'), { description: 'Kept as written and given back.' }),
  componentType: marked(one('forms.PaymentComponentType'), {
    present: true,
    description: 'Kept as written and given back.',
  }),
  validation: marked(one('forms.PaymentType'), { description: 'Kept as written and given back.' }),
})

export interface PaymentInput {
  label?: string | null | undefined
  description?: RichContent | null | undefined
  showLabel?: boolean | null | undefined
  placeholder?: string | null | undefined
  default?: number | null | undefined
  media?: MediaItem | null | undefined
  mediaSettings?: MediaSettings | null | undefined
}
export const PaymentInput: MessageShape<PaymentInput> = message<PaymentInput>('forms.PaymentInput', {
  label: marked(text({ maxLength: 350 }), { description: 'The question as it was asked.' }),
  description: marked(one('forms.RichContent'), { description: 'A longer text.' }),
  showLabel: marked(flag(), { description: 'Kept as written and given back.' }),
  placeholder: marked(text({ maxLength: 100 }), { description: 'Kept as written and given back.' }),
  default: marked(decimalNumber(), { description: 'Whether it is the one used unless another is named.' }),
  media: marked(one('forms.MediaItem'), { description: 'Pictures.' }),
  mediaSettings: marked(one('forms.MediaSettings'), { description: 'Kept as written and given back.' }),
})

export interface PaymentType {
  products?: Product[] | null | undefined
  minItems?: number | null | undefined
  maxItems?: number | null | undefined
}
export const PaymentType: MessageShape<PaymentType> = message<PaymentType>('forms.PaymentType', {
  products: marked(list(one('forms.Product'), { minSize: 1, maxSize: 100 }), {
    description: 'Kept as written and given back.',
  }),
  minItems: marked(integer({ max: 100 }), { description: 'Kept as written and given back.' }),
  maxItems: marked(integer({ max: 100 }), { description: 'Kept as written and given back.' }),
})

export interface Permissions {
  view?: ViewRole | null | undefined
  vote?: VoteRole | null | undefined
  allowMultipleVotes?: boolean | null | undefined
}
export const Permissions: MessageShape<Permissions> = message<Permissions>('forms.Permissions', {
  view: marked(one('forms.ViewRole'), { description: 'Kept as written and given back.' }),
  vote: marked(one('forms.VoteRole'), { description: 'Kept as written and given back.' }),
  allowMultipleVotes: marked(flag(), { description: 'Kept as written and given back.' }),
})

export interface PhoneConstraints {
  allowedCountryCodes?: string[] | null | undefined
}
export const PhoneConstraints: MessageShape<PhoneConstraints> = message<PhoneConstraints>('forms.PhoneConstraints', {
  allowedCountryCodes: marked(list(text({ maxLength: 2 }), { maxSize: 250 }), {
    description: 'Kept as written and given back.',
  }),
})

export interface PhoneInfo {
  tag?: PhoneInfoTag | null | undefined
}
export const PhoneInfo: MessageShape<PhoneInfo> = message<PhoneInfo>('forms.PhoneInfo', {
  tag: marked(one('forms.PhoneInfoTag'), { description: 'Kept as written and given back.' }),
})

export interface PhoneInput {
  label?: string | null | undefined
  description?: RichContent | null | undefined
  placeholder?: string | null | undefined
  showLabel?: boolean | null | undefined
  defaultCountryCode?: string | null | undefined
  showCountryFlag?: boolean | null | undefined
  media?: MediaItem | null | undefined
  mediaSettings?: MediaSettings | null | undefined
}
export const PhoneInput: MessageShape<PhoneInput> = message<PhoneInput>('forms.PhoneInput', {
  label: marked(text({ maxLength: 350 }), { description: 'The question as it was asked.' }),
  description: marked(one('forms.RichContent'), { description: 'A longer text.' }),
  placeholder: marked(text({ maxLength: 100 }), { description: 'Kept as written and given back.' }),
  showLabel: marked(flag(), { description: 'Kept as written and given back.' }),
  defaultCountryCode: marked(text({ minLength: 1, maxLength: 5 }), { description: 'Kept as written and given back.' }),
  showCountryFlag: marked(flag(), { description: 'Kept as written and given back.' }),
  media: marked(one('forms.MediaItem'), { description: 'Pictures.' }),
  mediaSettings: marked(one('forms.MediaSettings'), { description: 'Kept as written and given back.' }),
})

export interface PhoneOptions {
  description?: string | null | undefined
}
export const PhoneOptions: MessageShape<PhoneOptions> = message<PhoneOptions>('forms.PhoneOptions', {
  description: marked(text({ maxLength: 512 }), { description: 'A longer text.' }),
})

export interface PlaybackOptions {
  autoPlay?: boolean | null | undefined
  playInLoop?: boolean | null | undefined
  showControls?: boolean | null | undefined
}
export const PlaybackOptions: MessageShape<PlaybackOptions> = message<PlaybackOptions>('forms.PlaybackOptions', {
  autoPlay: marked(flag(), { description: 'Kept as written and given back.' }),
  playInLoop: marked(flag(), { description: 'Kept as written and given back.' }),
  showControls: marked(flag(), { description: 'Kept as written and given back.' }),
})

export interface PluginContainerData {
  width?: PluginContainerDataWidth | null | undefined
  alignment?: PluginContainerDataAlignment | null | undefined
  spoiler?: Spoiler | null | undefined
  height?: Height | null | undefined
  textWrap?: boolean | null | undefined
}
export const PluginContainerData: MessageShape<PluginContainerData> = message<PluginContainerData>(
  'forms.PluginContainerData',
  {
    width: marked(one('forms.PluginContainerDataWidth'), { description: 'Width in pixels.' }),
    alignment: marked(one('forms.PluginContainerDataAlignment'), { description: 'Kept as written and given back.' }),
    spoiler: marked(one('forms.Spoiler'), { description: 'Kept as written and given back.' }),
    height: marked(one('forms.Height'), { description: 'Height in pixels.' }),
    textWrap: marked(flag(), { description: 'Kept as written and given back.' }),
  },
)

export interface PluginContainerDataWidth {
  size?: WidthType | null | undefined
  custom?: string | null | undefined
}
export const PluginContainerDataWidth: MessageShape<PluginContainerDataWidth> = message<PluginContainerDataWidth>(
  'forms.PluginContainerDataWidth',
  {
    size: marked(one('forms.WidthType'), { description: 'Kept as written and given back.' }),
    custom: marked(text(), { description: 'What was chosen, or set, by free text.' }),
  },
)

export interface PointerEffect {
  type?: PointerEffectType | null | undefined
  inverted?: boolean | null | undefined
  axis?: string | null | undefined
  direction?: string | null | undefined
  easing?: string | null | undefined
}
export const PointerEffect: MessageShape<PointerEffect> = message<PointerEffect>('forms.PointerEffect', {
  type: marked(one('forms.PointerEffectType'), { description: 'The kind.' }),
  inverted: marked(flag(), { description: 'Kept as written and given back.' }),
  axis: marked(text({ maxLength: 20 }), { description: 'Kept as written and given back.' }),
  direction: marked(text({ maxLength: 8 }), { description: 'Kept as written and given back.' }),
  easing: marked(text({ maxLength: 100 }), { description: 'Kept as written and given back.' }),
})

export interface Poll {
  id?: string | null | undefined
  title?: string | null | undefined
  creatorId?: string | null | undefined
  image?: Media | null | undefined
  options?: PollOption[] | null | undefined
  settings?: Settings | null | undefined
}
export const Poll: MessageShape<Poll> = message<Poll>('forms.Poll', {
  id: marked(text(), { description: 'A GUID made by Kalends.' }),
  title: marked(text(), { description: 'Name of the service, or of the session.' }),
  creatorId: marked(text(), { description: 'Kept as written and given back.' }),
  image: marked(one('forms.Media'), { description: 'The picture.' }),
  options: marked(list(one('forms.PollOption')), { description: 'Ways to pay.' }),
  settings: marked(one('forms.Settings'), { description: 'Settings for search engines.' }),
})

export interface PollData {
  containerData?: PluginContainerData | null | undefined
  poll?: Poll | null | undefined
  layout?: PollDataLayout | null | undefined
  design?: Design | null | undefined
  animation?: Animation | null | undefined
}
export const PollData: MessageShape<PollData> = message<PollData>('forms.PollData', {
  containerData: marked(one('forms.PluginContainerData'), { description: 'Kept as written and given back.' }),
  poll: marked(one('forms.Poll'), { description: 'Kept as written and given back.' }),
  layout: marked(one('forms.PollDataLayout'), { description: 'Kept as written and given back.' }),
  design: marked(one('forms.Design'), { description: 'Kept as written and given back.' }),
  animation: marked(one('forms.Animation'), { description: 'Kept as written and given back.' }),
})

export interface PollDataLayout {
  poll?: PollLayout | null | undefined
  options?: OptionLayout | null | undefined
}
export const PollDataLayout: MessageShape<PollDataLayout> = message<PollDataLayout>('forms.PollDataLayout', {
  poll: marked(one('forms.PollLayout'), { description: 'Kept as written and given back.' }),
  options: marked(one('forms.OptionLayout'), { description: 'Ways to pay.' }),
})

export interface PollDesign {
  background?: PollDesignBackground | null | undefined
  borderRadius?: number | null | undefined
}
export const PollDesign: MessageShape<PollDesign> = message<PollDesign>('forms.PollDesign', {
  background: marked(one('forms.PollDesignBackground'), { description: 'Kept as written and given back.' }),
  borderRadius: marked(integer(), { description: 'Kept as written and given back.' }),
})

export interface PollDesignBackground {
  color?: string | null | undefined
  image?: Media | null | undefined
  gradient?: BackgroundGradient | null | undefined
  type?: PollDesignBackgroundType | null | undefined
}
export const PollDesignBackground: MessageShape<PollDesignBackground> = message<PollDesignBackground>(
  'forms.PollDesignBackground',
  {
    color: marked(text({ maxLength: 19 }), { description: 'Kept as written and given back.' }),
    image: marked(one('forms.Media'), { description: 'The picture.' }),
    gradient: marked(one('forms.BackgroundGradient'), { description: 'Kept as written and given back.' }),
    type: marked(one('forms.PollDesignBackgroundType'), { description: 'The kind.' }),
  },
)

export interface PollLayout {
  type?: PollLayoutType | null | undefined
  direction?: PollLayoutDirection | null | undefined
  enableImage?: boolean | null | undefined
}
export const PollLayout: MessageShape<PollLayout> = message<PollLayout>('forms.PollLayout', {
  type: marked(one('forms.PollLayoutType'), { description: 'The kind.' }),
  direction: marked(one('forms.PollLayoutDirection'), { description: 'Kept as written and given back.' }),
  enableImage: marked(flag(), { description: 'Kept as written and given back.' }),
})

export interface PollOption {
  id?: string | null | undefined
  title?: string | null | undefined
  image?: Media | null | undefined
}
export const PollOption: MessageShape<PollOption> = message<PollOption>('forms.PollOption', {
  id: marked(text(), { description: 'A GUID made by Kalends.' }),
  title: marked(text(), { description: 'Name of the service, or of the session.' }),
  image: marked(one('forms.Media'), { description: 'The picture.' }),
})

export interface PopupOptions {
  popupId?: string | null | undefined
}
export const PopupOptions: MessageShape<PopupOptions> = message<PopupOptions>('forms.PopupOptions', {
  popupId: marked(text({ minLength: 1, maxLength: 100 }), {
    present: true,
    description: 'Kept as written and given back.',
  }),
})

export interface PostSubmissionTriggers {
  upsertContact?: UpsertContact | null | undefined
}
export const PostSubmissionTriggers: MessageShape<PostSubmissionTriggers> = message<PostSubmissionTriggers>(
  'forms.PostSubmissionTriggers',
  {
    upsertContact: marked(one('forms.UpsertContact'), { description: 'Kept as written and given back.' }),
  },
)

export interface PredefinedValidation {
  paymentOptions?: PaymentType | null | undefined
  multilineAddressOptions?: MultilineAddressValidation | null | undefined
  objectArrayOptions?: ObjectArrayType | null | undefined
  format?: ValidationFormat | null | undefined
}
export const PredefinedValidation: MessageShape<PredefinedValidation> = message<PredefinedValidation>(
  'forms.PredefinedValidation',
  {
    paymentOptions: marked(one('forms.PaymentType'), { description: 'Kept as written and given back.' }),
    multilineAddressOptions: marked(one('forms.MultilineAddressValidation'), {
      description: 'Kept as written and given back.',
    }),
    objectArrayOptions: marked(one('forms.ObjectArrayType'), { description: 'Kept as written and given back.' }),
    format: marked(one('forms.ValidationFormat'), { present: true, description: 'Kept as written and given back.' }),
  },
)

export interface PricingData {
  valueFrom?: string | null | undefined
  valueTo?: string | null | undefined
  discountedValue?: string | null | undefined
  currency?: string | null | undefined
  pricingPlanId?: string | null | undefined
}
export const PricingData: MessageShape<PricingData> = message<PricingData>('forms.PricingData', {
  valueFrom: marked(text(), { description: 'Kept as written and given back.' }),
  valueTo: marked(text(), { description: 'Kept as written and given back.' }),
  discountedValue: marked(text(), { description: 'Kept as written and given back.' }),
  currency: marked(text({ format: 'currency' }), { description: 'ISO 4217 code.' }),
  pricingPlanId: marked(text({ format: 'guid' }), { description: 'The plan.' }),
})

export interface Product {
  fixedPriceOptions?: FixedPriceOptions | null | undefined
  dynamicPriceOptions?: DynamicPriceOptions | null | undefined
  id?: string | null | undefined
  productType?: ProductType | null | undefined
  priceType?: PriceType | null | undefined
  quantityLimit?: QuantityLimit | null | undefined
}
export const Product: MessageShape<Product> = message<Product>('forms.Product', {
  fixedPriceOptions: marked(one('forms.FixedPriceOptions'), { description: 'Kept as written and given back.' }),
  dynamicPriceOptions: marked(one('forms.DynamicPriceOptions'), { description: 'Kept as written and given back.' }),
  id: marked(text({ minLength: 1, format: 'guid' }), { description: 'A GUID made by Kalends.' }),
  productType: marked(one('forms.ProductType'), { description: 'Kept as written and given back.' }),
  priceType: marked(one('forms.PriceType'), { description: 'Kept as written and given back.' }),
  quantityLimit: marked(one('forms.QuantityLimit'), { description: 'Kept as written and given back.' }),
})

export interface ProductCheckboxGroup {
  label?: string | null | undefined
  description?: RichContent | null | undefined
  options?: ProductCheckboxGroupOption[] | null | undefined
  showLabel?: boolean | null | undefined
  imageFit?: ImageFit | null | undefined
  media?: MediaItem | null | undefined
  mediaSettings?: MediaSettings | null | undefined
}
export const ProductCheckboxGroup: MessageShape<ProductCheckboxGroup> = message<ProductCheckboxGroup>(
  'forms.ProductCheckboxGroup',
  {
    label: marked(text({ maxLength: 350 }), { description: 'The question as it was asked.' }),
    description: marked(one('forms.RichContent'), { description: 'A longer text.' }),
    options: marked(list(one('forms.ProductCheckboxGroupOption'), { maxSize: 400 }), { description: 'Ways to pay.' }),
    showLabel: marked(flag(), { description: 'Kept as written and given back.' }),
    imageFit: marked(one('forms.ImageFit'), { description: 'Kept as written and given back.' }),
    media: marked(one('forms.MediaItem'), { description: 'Pictures.' }),
    mediaSettings: marked(one('forms.MediaSettings'), { description: 'Kept as written and given back.' }),
  },
)

export interface ProductCheckboxGroupOption {
  label?: string | null | undefined
  value?: unknown | null | undefined
  id?: string | null | undefined
  media?: MediaItem | null | undefined
  default?: boolean | null | undefined
}
export const ProductCheckboxGroupOption: MessageShape<ProductCheckboxGroupOption> = message<ProductCheckboxGroupOption>(
  'forms.ProductCheckboxGroupOption',
  {
    label: marked(text({ maxLength: 400 }), { description: 'The question as it was asked.' }),
    value: marked(anything(), { description: 'The value.' }),
    id: marked(text({ format: 'guid' }), { description: 'A GUID made by Kalends.' }),
    media: marked(one('forms.MediaItem'), { description: 'Pictures.' }),
    default: marked(flag(), { description: 'Whether it is the one used unless another is named.' }),
  },
)

export interface PropertiesType {
  stringOptions?: StringType | null | undefined
  numberOptions?: NumberType | null | undefined
  booleanOptions?: BooleanType | null | undefined
  arrayOptions?: ArrayType | null | undefined
  propertiesType?: PropertiesTypeEnum | null | undefined
  required?: boolean | null | undefined
}
export const PropertiesType: MessageShape<PropertiesType> = message<PropertiesType>('forms.PropertiesType', {
  stringOptions: marked(one('forms.StringType'), { description: 'Kept as written and given back.' }),
  numberOptions: marked(one('forms.NumberType'), { description: 'Kept as written and given back.' }),
  booleanOptions: marked(one('forms.BooleanType'), { description: 'Kept as written and given back.' }),
  arrayOptions: marked(one('forms.ArrayType'), { description: 'Kept as written and given back.' }),
  propertiesType: marked(one('forms.PropertiesTypeEnum'), {
    readonly: true,
    description: 'Kept as written and given back.',
  }),
  required: marked(flag(), { description: 'Kept as written and given back.' }),
})

export interface QuantityLimit {
  minimum?: number | null | undefined
  maximum?: number | null | undefined
}
export const QuantityLimit: MessageShape<QuantityLimit> = message<QuantityLimit>('forms.QuantityLimit', {
  minimum: marked(integer({ min: 1, max: 100000 }), { description: 'Kept as written and given back.' }),
  maximum: marked(integer({ min: 1, max: 100000 }), { description: 'Kept as written and given back.' }),
})

export interface QueryFormsRequest {
  query?: CursorQuery | null | undefined
  kind?: Kind | null | undefined
  fieldsets?: Fieldset[] | null | undefined
  additionalMetadata?: Record<string, unknown> | null | undefined
  namespace?: string | null | undefined
}
export const QueryFormsRequest: MessageShape<QueryFormsRequest> = message<QueryFormsRequest>(
  'forms.QueryFormsRequest',
  {
    query: marked(one('forms.CursorQuery'), { description: 'Which ones, in which order, which page.' }),
    kind: marked(one('forms.Kind'), { description: 'Kept as written and given back.' }),
    fieldsets: marked(list(one('forms.Fieldset'), { maxSize: 3 }), { description: 'Accepted and not used here.' }),
    additionalMetadata: marked(freeObject(), { description: 'Kept as written and given back.' }),
    namespace: marked(text({ maxLength: 50 }), { description: 'The name under which an integrator keeps data.' }),
  },
)

export interface QueryFormsResponse {
  forms?: Form[] | null | undefined
  metadata?: CursorPagingMetadata | null | undefined
}
export const QueryFormsResponse: MessageShape<QueryFormsResponse> = message<QueryFormsResponse>(
  'forms.QueryFormsResponse',
  {
    forms: marked(list(one('forms.Form'), { maxSize: 100 }), {
      present: true,
      description: 'Kept as written and given back.',
    }),
    metadata: marked(one('forms.CursorPagingMetadata'), {
      description: 'How the message travels: `channels`, a comma list of EMAIL and SMS.',
    }),
  },
)

export interface QuizFieldSettings {
  score?: number | null | undefined
  correctAnswersList?: CorrectAnswersList | null | undefined
  correctAnswerMessage?: string | null | undefined
  incorrectAnswerMessage?: string | null | undefined
}
export const QuizFieldSettings: MessageShape<QuizFieldSettings> = message<QuizFieldSettings>(
  'forms.QuizFieldSettings',
  {
    score: marked(decimalNumber(), { description: 'Kept as written and given back.' }),
    correctAnswersList: marked(one('forms.CorrectAnswersList'), { description: 'Kept as written and given back.' }),
    correctAnswerMessage: marked(text({ maxLength: 250 }), { description: 'Kept as written and given back.' }),
    incorrectAnswerMessage: marked(text({ maxLength: 250 }), { description: 'Kept as written and given back.' }),
  },
)

export interface QuizSettings {
  passingScorePoints?: number | null | undefined
  passingScorePercentage?: number | null | undefined
  passingStatusOptions?: PassFailMessages | null | undefined
  scoreAndPassingStatusOptions?: PassFailMessages | null | undefined
  message?: RichContent | null | undefined
  resultsDisplay?: ResultsDisplay | null | undefined
}
export const QuizSettings: MessageShape<QuizSettings> = message<QuizSettings>('forms.QuizSettings', {
  passingScorePoints: marked(decimalNumber(), { description: 'Kept as written and given back.' }),
  passingScorePercentage: marked(decimalNumber({ max: 100 }), { description: 'Kept as written and given back.' }),
  passingStatusOptions: marked(one('forms.PassFailMessages'), { description: 'Kept as written and given back.' }),
  scoreAndPassingStatusOptions: marked(one('forms.PassFailMessages'), {
    description: 'Kept as written and given back.',
  }),
  message: marked(one('forms.RichContent'), { description: 'Words added to the message to the customer.' }),
  resultsDisplay: marked(one('forms.ResultsDisplay'), {
    present: true,
    description: 'Kept as written and given back.',
  }),
})

export interface RadioGroup {
  label?: string | null | undefined
  description?: RichContent | null | undefined
  options?: RadioGroupOption[] | null | undefined
  showLabel?: boolean | null | undefined
  customOption?: CustomOption | null | undefined
  numberOfColumns?: NumberOfColumns | null | undefined
  media?: MediaItem | null | undefined
  mediaSettings?: MediaSettings | null | undefined
}
export const RadioGroup: MessageShape<RadioGroup> = message<RadioGroup>('forms.RadioGroup', {
  label: marked(text({ maxLength: 350 }), { description: 'The question as it was asked.' }),
  description: marked(one('forms.RichContent'), { description: 'A longer text.' }),
  options: marked(list(one('forms.RadioGroupOption'), { maxSize: 400 }), { description: 'Ways to pay.' }),
  showLabel: marked(flag(), { description: 'Kept as written and given back.' }),
  customOption: marked(one('forms.CustomOption'), { description: 'Kept as written and given back.' }),
  numberOfColumns: marked(one('forms.NumberOfColumns'), { description: 'Kept as written and given back.' }),
  media: marked(one('forms.MediaItem'), { description: 'Pictures.' }),
  mediaSettings: marked(one('forms.MediaSettings'), { description: 'Kept as written and given back.' }),
})

export interface RadioGroupOption {
  label?: string | null | undefined
  value?: string | null | undefined
  default?: boolean | null | undefined
  id?: string | null | undefined
}
export const RadioGroupOption: MessageShape<RadioGroupOption> = message<RadioGroupOption>('forms.RadioGroupOption', {
  label: marked(text({ maxLength: 400 }), { description: 'The question as it was asked.' }),
  value: marked(text({ maxLength: 20000 }), { description: 'The value.' }),
  default: marked(flag(), { description: 'Whether it is the one used unless another is named.' }),
  id: marked(text({ format: 'guid' }), { description: 'A GUID made by Kalends.' }),
})

export interface RatingInput {
  label?: string | null | undefined
  description?: RichContent | null | undefined
  showLabel?: boolean | null | undefined
  defaultValue?: number | null | undefined
  media?: MediaItem | null | undefined
  mediaSettings?: MediaSettings | null | undefined
}
export const RatingInput: MessageShape<RatingInput> = message<RatingInput>('forms.RatingInput', {
  label: marked(text({ maxLength: 350 }), { description: 'The question as it was asked.' }),
  description: marked(one('forms.RichContent'), { description: 'A longer text.' }),
  showLabel: marked(flag(), { description: 'Kept as written and given back.' }),
  defaultValue: marked(integer({ min: 1, max: 5 }), { description: 'Kept as written and given back.' }),
  media: marked(one('forms.MediaItem'), { description: 'Pictures.' }),
  mediaSettings: marked(one('forms.MediaSettings'), { description: 'Kept as written and given back.' }),
})

export interface RebookingPolicy {
  waitOptions?: WaitOptions | null | undefined
  waitType?: WaitType | null | undefined
}
export const RebookingPolicy: MessageShape<RebookingPolicy> = message<RebookingPolicy>('forms.RebookingPolicy', {
  waitOptions: marked(one('forms.WaitOptions'), { description: 'Kept as written and given back.' }),
  waitType: marked(one('forms.WaitType'), { description: 'Kept as written and given back.' }),
})

export interface RedirectOptions {
  redirectUrl?: string | null | undefined
  target?: Target | null | undefined
}
export const RedirectOptions: MessageShape<RedirectOptions> = message<RedirectOptions>('forms.RedirectOptions', {
  redirectUrl: marked(text({ maxLength: 2000 }), { description: 'Kept as written and given back.' }),
  target: marked(one('forms.Target'), { present: true, description: 'Kept as written and given back.' }),
})

export interface Rel {
  nofollow?: boolean | null | undefined
  sponsored?: boolean | null | undefined
  ugc?: boolean | null | undefined
  noreferrer?: boolean | null | undefined
}
export const Rel: MessageShape<Rel> = message<Rel>('forms.Rel', {
  nofollow: marked(flag(), { description: 'Kept as written and given back.' }),
  sponsored: marked(flag(), { description: 'Kept as written and given back.' }),
  ugc: marked(flag(), { description: 'Kept as written and given back.' }),
  noreferrer: marked(flag(), { description: 'Kept as written and given back.' }),
})

export interface Repeater {
  label?: string | null | undefined
  description?: RichContent | null | undefined
  showLabel?: boolean | null | undefined
  fields?: Field[] | null | undefined
  layout?: FormLayout | null | undefined
}
export const Repeater: MessageShape<Repeater> = message<Repeater>('forms.Repeater', {
  label: marked(text({ maxLength: 350 }), { description: 'The question as it was asked.' }),
  description: marked(one('forms.RichContent'), { description: 'A longer text.' }),
  showLabel: marked(flag(), { description: 'Kept as written and given back.' }),
  fields: marked(list(one('forms.Field'), { maxSize: 10 }), { description: 'Accepted and not used here.' }),
  layout: marked(one('forms.FormLayout'), { description: 'Kept as written and given back.' }),
})

export interface RequiredIndicatorProperties {
  requiredIndicator?: RequiredIndicator | null | undefined
  requiredIndicatorPlacement?: RequiredIndicatorPlacement | null | undefined
}
export const RequiredIndicatorProperties: MessageShape<RequiredIndicatorProperties> =
  message<RequiredIndicatorProperties>('forms.RequiredIndicatorProperties', {
    requiredIndicator: marked(one('forms.RequiredIndicator'), {
      present: true,
      description: 'Kept as written and given back.',
    }),
    requiredIndicatorPlacement: marked(one('forms.RequiredIndicatorPlacement'), {
      present: true,
      description: 'Kept as written and given back.',
    }),
  })

export interface RequiredOptions {
  required?: boolean | null | undefined
}
export const RequiredOptions: MessageShape<RequiredOptions> = message<RequiredOptions>('forms.RequiredOptions', {
  required: marked(flag(), { description: 'Kept as written and given back.' }),
})

export interface RestoreFromTrashBinRequest {
  formId: string
}
export const RestoreFromTrashBinRequest: MessageShape<RestoreFromTrashBinRequest> = message<RestoreFromTrashBinRequest>(
  'forms.RestoreFromTrashBinRequest',
  {
    formId: marked(text({ format: 'guid' }), { description: 'The booking form.' }),
  },
  { required: ['formId'] },
)

export interface RestoreFromTrashBinResponse {
  form?: Form | null | undefined
}
export const RestoreFromTrashBinResponse: MessageShape<RestoreFromTrashBinResponse> =
  message<RestoreFromTrashBinResponse>('forms.RestoreFromTrashBinResponse', {
    form: marked(one('forms.Form'), { description: 'The booking form.' }),
  })

export interface RibbonStyles {
  ribbonText?: string | null | undefined
  backgroundColor?: string | null | undefined
  textColor?: string | null | undefined
  borderColor?: string | null | undefined
  borderWidth?: number | null | undefined
  borderRadius?: number | null | undefined
  ribbonPlacement?: Placement | null | undefined
}
export const RibbonStyles: MessageShape<RibbonStyles> = message<RibbonStyles>('forms.RibbonStyles', {
  ribbonText: marked(text(), { description: 'Kept as written and given back.' }),
  backgroundColor: marked(text({ maxLength: 19 }), { description: 'Kept as written and given back.' }),
  textColor: marked(text({ maxLength: 19 }), { description: 'Kept as written and given back.' }),
  borderColor: marked(text({ maxLength: 19 }), { description: 'Kept as written and given back.' }),
  borderWidth: marked(integer(), { description: 'Kept as written and given back.' }),
  borderRadius: marked(integer(), { description: 'Kept as written and given back.' }),
  ribbonPlacement: marked(one('forms.Placement'), { description: 'Kept as written and given back.' }),
})

export interface RichContent {
  nodes?: Node[] | null | undefined
  metadata?: Metadata | null | undefined
  documentStyle?: DocumentStyle | null | undefined
}
export const RichContent: MessageShape<RichContent> = message<RichContent>('forms.RichContent', {
  nodes: marked(list(one('forms.Node')), { description: 'Kept as written and given back.' }),
  metadata: marked(one('forms.Metadata'), {
    description: 'How the message travels: `channels`, a comma list of EMAIL and SMS.',
  }),
  documentStyle: marked(one('forms.DocumentStyle'), { description: 'Kept as written and given back.' }),
})

export interface RichContentOptions {
  richContent?: RichContent | null | undefined
  maxShownParagraphs?: number | null | undefined
}
export const RichContentOptions: MessageShape<RichContentOptions> = message<RichContentOptions>(
  'forms.RichContentOptions',
  {
    richContent: marked(one('forms.RichContent'), { description: 'Kept as written and given back.' }),
    maxShownParagraphs: marked(integer(), { description: 'Kept as written and given back.' }),
  },
)

export interface Rule {
  id?: string | null | undefined
  expression?: ConditionNode | null | undefined
  overrides?: RuleFormOverride[] | null | undefined
  name?: string | null | undefined
  namespaceRule?: boolean | null | undefined
}
export const Rule: MessageShape<Rule> = message<Rule>('forms.Rule', {
  id: marked(text({ format: 'guid' }), { present: true, description: 'A GUID made by Kalends.' }),
  expression: marked(one('forms.ConditionNode'), { description: 'The words to look for.' }),
  overrides: marked(list(one('forms.RuleFormOverride'), { maxSize: 500 }), {
    description: 'Kept as written and given back.',
  }),
  name: marked(text({ maxLength: 200 }), { description: 'Name.' }),
  namespaceRule: marked(flag(), { description: 'Kept as written and given back.' }),
})

export interface RuleFormOverride {
  fieldOptions?: FieldOverride | null | undefined
  entityType?: OverrideEntityTypeEnumOverrideEntityType | null | undefined
}
export const RuleFormOverride: MessageShape<RuleFormOverride> = message<RuleFormOverride>('forms.RuleFormOverride', {
  fieldOptions: marked(one('forms.FieldOverride'), { description: 'Kept as written and given back.' }),
  entityType: marked(one('forms.OverrideEntityTypeEnumOverrideEntityType'), {
    description: 'Kept as written and given back.',
  }),
})

export interface Scheduling {
  appointmentOptions?: Appointment | null | undefined
  componentType?: SchedulingComponentType | null | undefined
}
export const Scheduling: MessageShape<Scheduling> = message<Scheduling>('forms.Scheduling', {
  appointmentOptions: marked(one('forms.Appointment'), { description: 'Kept as written and given back.' }),
  componentType: marked(one('forms.SchedulingComponentType'), {
    present: true,
    description: 'Kept as written and given back.',
  }),
})

export interface Section {
  id?: string | null | undefined
  row?: number | null | undefined
  allowedFieldIds?: string[] | null | undefined
}
export const Section: MessageShape<Section> = message<Section>('forms.Section', {
  id: marked(text({ minLength: 1, format: 'guid' }), { description: 'A GUID made by Kalends.' }),
  row: marked(integer(), { description: 'Kept as written and given back.' }),
  allowedFieldIds: marked(list(text({ maxLength: 100 }), { maxSize: 100 }), {
    description: 'Kept as written and given back.',
  }),
})

export interface SectionDivider {
  type?: Shape | null | undefined
  color?: string | null | undefined
  height?: number | null | undefined
  offsetX?: number | null | undefined
  flipped?: boolean | null | undefined
  layers?: Layers | null | undefined
}
export const SectionDivider: MessageShape<SectionDivider> = message<SectionDivider>('forms.SectionDivider', {
  type: marked(one('forms.Shape'), { description: 'The kind.' }),
  color: marked(text({ maxLength: 19 }), { description: 'Kept as written and given back.' }),
  height: marked(integer(), { description: 'Height in pixels.' }),
  offsetX: marked(integer(), { description: 'Kept as written and given back.' }),
  flipped: marked(flag(), { description: 'Kept as written and given back.' }),
  layers: marked(one('forms.Layers'), { description: 'Kept as written and given back.' }),
})

export interface ServiceOption {
  label?: string | null | undefined
  id?: string | null | undefined
  value?: string | null | undefined
}
export const ServiceOption: MessageShape<ServiceOption> = message<ServiceOption>('forms.ServiceOption', {
  label: marked(text({ maxLength: 400 }), { description: 'The question as it was asked.' }),
  id: marked(text({ format: 'guid' }), { description: 'A GUID made by Kalends.' }),
  value: marked(text({ format: 'guid' }), { description: 'The value.' }),
})

export interface ServicesCheckboxGroup {
  label?: string | null | undefined
  description?: RichContent | null | undefined
  options?: ServiceOption[] | null | undefined
  showLabel?: boolean | null | undefined
  customOption?: CustomOption | null | undefined
  numberOfColumns?: NumberOfColumns | null | undefined
}
export const ServicesCheckboxGroup: MessageShape<ServicesCheckboxGroup> = message<ServicesCheckboxGroup>(
  'forms.ServicesCheckboxGroup',
  {
    label: marked(text({ maxLength: 350 }), { description: 'The question as it was asked.' }),
    description: marked(one('forms.RichContent'), { description: 'A longer text.' }),
    options: marked(list(one('forms.ServiceOption'), { maxSize: 100 }), { description: 'Ways to pay.' }),
    showLabel: marked(flag(), { description: 'Kept as written and given back.' }),
    customOption: marked(one('forms.CustomOption'), { description: 'Kept as written and given back.' }),
    numberOfColumns: marked(one('forms.NumberOfColumns'), { description: 'Kept as written and given back.' }),
  },
)

export interface ServicesDropdown {
  label?: string | null | undefined
  showLabel?: boolean | null | undefined
  placeholder?: string | null | undefined
  options?: ServiceOption[] | null | undefined
  customOption?: CustomOption | null | undefined
  description?: RichContent | null | undefined
}
export const ServicesDropdown: MessageShape<ServicesDropdown> = message<ServicesDropdown>('forms.ServicesDropdown', {
  label: marked(text({ maxLength: 350 }), { description: 'The question as it was asked.' }),
  showLabel: marked(flag(), { description: 'Kept as written and given back.' }),
  placeholder: marked(text({ maxLength: 100 }), { description: 'Kept as written and given back.' }),
  options: marked(list(one('forms.ServiceOption'), { maxSize: 400 }), { description: 'Ways to pay.' }),
  customOption: marked(one('forms.CustomOption'), { description: 'Kept as written and given back.' }),
  description: marked(one('forms.RichContent'), { description: 'A longer text.' }),
})

export interface Settings {
  permissions?: Permissions | null | undefined
  showVoters?: boolean | null | undefined
  showVotesCount?: boolean | null | undefined
}
export const Settings: MessageShape<Settings> = message<Settings>('forms.Settings', {
  permissions: marked(one('forms.Permissions'), { description: 'Kept as written and given back.' }),
  showVoters: marked(flag(), { description: 'Kept as written and given back.' }),
  showVotesCount: marked(flag(), { description: 'Kept as written and given back.' }),
})

export interface ShapeData {
  containerData?: PluginContainerData | null | undefined
  shape?: Media | null | undefined
  styles?: ShapeDataStyles | null | undefined
  animation?: Animation | null | undefined
  link?: Link | null | undefined
  altText?: string | null | undefined
}
export const ShapeData: MessageShape<ShapeData> = message<ShapeData>('forms.ShapeData', {
  containerData: marked(one('forms.PluginContainerData'), { description: 'Kept as written and given back.' }),
  shape: marked(one('forms.Media'), { description: 'Kept as written and given back.' }),
  styles: marked(one('forms.ShapeDataStyles'), { description: 'Kept as written and given back.' }),
  animation: marked(one('forms.Animation'), { description: 'Kept as written and given back.' }),
  link: marked(one('forms.Link'), { description: 'Kept as written and given back.' }),
  altText: marked(text({ maxLength: 1000 }), { description: 'What the picture shows, in words.' }),
})

export interface ShapeDataStyles {
  color?: string | null | undefined
  colors?: Record<string, string> | null | undefined
}
export const ShapeDataStyles: MessageShape<ShapeDataStyles> = message<ShapeDataStyles>('forms.ShapeDataStyles', {
  color: marked(text({ maxLength: 19 }), { description: 'Kept as written and given back.' }),
  colors: marked(mapOf(text()), { description: 'Kept as written and given back.' }),
})

export interface Signature {
  label?: string | null | undefined
  showLabel?: boolean | null | undefined
  description?: RichContent | null | undefined
  imageUploadEnabled?: boolean | null | undefined
  media?: MediaItem | null | undefined
  mediaSettings?: MediaSettings | null | undefined
}
export const Signature: MessageShape<Signature> = message<Signature>('forms.Signature', {
  label: marked(text({ maxLength: 350 }), { description: 'The question as it was asked.' }),
  showLabel: marked(flag(), { description: 'Kept as written and given back.' }),
  description: marked(one('forms.RichContent'), { description: 'A longer text.' }),
  imageUploadEnabled: marked(flag(), { description: 'Kept as written and given back.' }),
  media: marked(one('forms.MediaItem'), { description: 'Pictures.' }),
  mediaSettings: marked(one('forms.MediaSettings'), { description: 'Kept as written and given back.' }),
})

export interface SketchData {
  variant?: Variant | null | undefined
  color?: string | null | undefined
  animate?: boolean | null | undefined
}
export const SketchData: MessageShape<SketchData> = message<SketchData>('forms.SketchData', {
  variant: marked(one('forms.Variant'), { description: 'Kept as written and given back.' }),
  color: marked(text({ maxLength: 19 }), { description: 'Kept as written and given back.' }),
  animate: marked(flag(), { description: 'Kept as written and given back.' }),
})

export interface SmartBlockCellData {
  label?: string | null | undefined
  shape?: Media | null | undefined
  borderColor?: string | null | undefined
  borderWidth?: number | null | undefined
  borderRadius?: number | null | undefined
  type?: SmartBlockDataType | null | undefined
  accentColor?: string | null | undefined
  backgroundColor?: string | null | undefined
  shapeColor?: string | null | undefined
}
export const SmartBlockCellData: MessageShape<SmartBlockCellData> = message<SmartBlockCellData>(
  'forms.SmartBlockCellData',
  {
    label: marked(text(), { description: 'The question as it was asked.' }),
    shape: marked(one('forms.Media'), { description: 'Kept as written and given back.' }),
    borderColor: marked(text({ maxLength: 19 }), { description: 'Kept as written and given back.' }),
    borderWidth: marked(integer(), { description: 'Kept as written and given back.' }),
    borderRadius: marked(integer(), { description: 'Kept as written and given back.' }),
    type: marked(one('forms.SmartBlockDataType'), { description: 'The kind.' }),
    accentColor: marked(text({ maxLength: 19 }), { description: 'Kept as written and given back.' }),
    backgroundColor: marked(text({ maxLength: 19 }), { description: 'Kept as written and given back.' }),
    shapeColor: marked(text({ maxLength: 19 }), { description: 'Kept as written and given back.' }),
  },
)

export interface SmartBlockData {
  type?: SmartBlockDataType | null | undefined
  orientation?: string | null | undefined
  columnSize?: ColumnSize | null | undefined
  borderColor?: string | null | undefined
  borderWidth?: number | null | undefined
  borderRadius?: number | null | undefined
  animation?: Animation | null | undefined
}
export const SmartBlockData: MessageShape<SmartBlockData> = message<SmartBlockData>('forms.SmartBlockData', {
  type: marked(one('forms.SmartBlockDataType'), { description: 'The kind.' }),
  orientation: marked(text(), { description: 'Kept as written and given back.' }),
  columnSize: marked(one('forms.ColumnSize'), { description: 'Kept as written and given back.' }),
  borderColor: marked(text({ maxLength: 19 }), { description: 'Kept as written and given back.' }),
  borderWidth: marked(integer(), { description: 'Kept as written and given back.' }),
  borderRadius: marked(integer(), { description: 'Kept as written and given back.' }),
  animation: marked(one('forms.Animation'), { description: 'Kept as written and given back.' }),
})

export interface Sorting {
  fieldName?: string | null | undefined
  order?: SortOrder | null | undefined
}
export const Sorting: MessageShape<Sorting> = message<Sorting>('forms.Sorting', {
  fieldName: marked(text({ maxLength: 512 }), { description: 'Name of the field.' }),
  order: marked(one('forms.SortOrder'), { description: 'ASC or DESC; ASC unless sent.' }),
})

export interface Spoiler {
  enabled?: boolean | null | undefined
  description?: string | null | undefined
  buttonText?: string | null | undefined
}
export const Spoiler: MessageShape<Spoiler> = message<Spoiler>('forms.Spoiler', {
  enabled: marked(flag(), { description: 'Whether it is switched on.' }),
  description: marked(text(), { description: 'A longer text.' }),
  buttonText: marked(text(), { description: 'Kept as written and given back.' }),
})

export interface SpoilerData {
  id?: string | null | undefined
}
export const SpoilerData: MessageShape<SpoilerData> = message<SpoilerData>('forms.SpoilerData', {
  id: marked(text(), { description: 'A GUID made by Kalends.' }),
})

export interface Step {
  id?: string | null | undefined
  name?: string | null | undefined
  hidden?: boolean | null | undefined
  layout?: FormLayout | null | undefined
}
export const Step: MessageShape<Step> = message<Step>('forms.Step', {
  id: marked(text({ format: 'guid' }), { present: true, description: 'A GUID made by Kalends.' }),
  name: marked(text({ maxLength: 200 }), { description: 'Name.' }),
  hidden: marked(flag(), { present: true, description: 'Kept out of public lists; still found by its id.' }),
  layout: marked(one('forms.FormLayout'), { description: 'Kept as written and given back.' }),
})

export interface Stop {
  color?: string | null | undefined
  position?: number | null | undefined
}
export const Stop: MessageShape<Stop> = message<Stop>('forms.Stop', {
  color: marked(text({ maxLength: 19 }), { description: 'Kept as written and given back.' }),
  position: marked(decimalNumber(), { description: 'FIRST, LAST or AFTER_CATEGORY.' }),
})

export interface StringCorrectAnswersList {
  correctAnswers?: string[] | null | undefined
}
export const StringCorrectAnswersList: MessageShape<StringCorrectAnswersList> = message<StringCorrectAnswersList>(
  'forms.StringCorrectAnswersList',
  {
    correctAnswers: marked(list(text({ minLength: 1, maxLength: 150 }), { maxSize: 50 }), {
      description: 'Kept as written and given back.',
    }),
  },
)

export interface StringErrorMessages {
  default?: string | null | undefined
}
export const StringErrorMessages: MessageShape<StringErrorMessages> = message<StringErrorMessages>(
  'forms.StringErrorMessages',
  {
    default: marked(text({ maxLength: 200 }), { description: 'Whether it is the one used unless another is named.' }),
  },
)

export interface StringQuizFieldSettings {
  score?: number | null | undefined
  correctAnswersList?: StringCorrectAnswersList | null | undefined
  correctAnswerMessage?: string | null | undefined
  incorrectAnswerMessage?: string | null | undefined
}
export const StringQuizFieldSettings: MessageShape<StringQuizFieldSettings> = message<StringQuizFieldSettings>(
  'forms.StringQuizFieldSettings',
  {
    score: marked(decimalNumber(), { description: 'Kept as written and given back.' }),
    correctAnswersList: marked(one('forms.StringCorrectAnswersList'), {
      description: 'Kept as written and given back.',
    }),
    correctAnswerMessage: marked(text({ maxLength: 250 }), { description: 'Kept as written and given back.' }),
    incorrectAnswerMessage: marked(text({ maxLength: 250 }), { description: 'Kept as written and given back.' }),
  },
)

export interface StringType {
  dateOptions?: DateTimeAdvancedConstraints | null | undefined
  dateTimeOptions?: DateTimeConstraints | null | undefined
  timeOptions?: DateTimeConstraints | null | undefined
  dateOptionalTimeOptions?: DateTimeConstraints | null | undefined
  phoneOptions?: PhoneConstraints | null | undefined
  minLength?: number | null | undefined
  maxLength?: number | null | undefined
  pattern?: string | null | undefined
  format?: FormatEnumFormat | null | undefined
  enum?: string[] | null | undefined
  validationMessages?: ValidationMessages | null | undefined
}
export const StringType: MessageShape<StringType> = message<StringType>('forms.StringType', {
  dateOptions: marked(one('forms.DateTimeAdvancedConstraints'), { description: 'Kept as written and given back.' }),
  dateTimeOptions: marked(one('forms.DateTimeConstraints'), { description: 'Kept as written and given back.' }),
  timeOptions: marked(one('forms.DateTimeConstraints'), { description: 'Kept as written and given back.' }),
  dateOptionalTimeOptions: marked(one('forms.DateTimeConstraints'), { description: 'Kept as written and given back.' }),
  phoneOptions: marked(one('forms.PhoneConstraints'), { description: 'Kept as written and given back.' }),
  minLength: marked(integer({ max: 20000 }), { description: 'Kept as written and given back.' }),
  maxLength: marked(integer({ max: 20000 }), { description: 'Kept as written and given back.' }),
  pattern: marked(text({ maxLength: 500 }), { description: 'Kept as written and given back.' }),
  format: marked(one('forms.FormatEnumFormat'), { description: 'Kept as written and given back.' }),
  enum: marked(list(text({ maxLength: 20000 }), { maxSize: 500 }), { description: 'Kept as written and given back.' }),
  validationMessages: marked(one('forms.ValidationMessages'), { description: 'Kept as written and given back.' }),
})

export interface StringTypeDateTimeConstraints {
  minimum?: string | null | undefined
  maximum?: string | null | undefined
}
export const StringTypeDateTimeConstraints: MessageShape<StringTypeDateTimeConstraints> =
  message<StringTypeDateTimeConstraints>('forms.StringTypeDateTimeConstraints', {
    minimum: marked(text({ maxLength: 50 }), { description: 'Kept as written and given back.' }),
    maximum: marked(text({ maxLength: 50 }), { description: 'Kept as written and given back.' }),
  })

export interface StringTypePhoneConstraints {
  allowedCountryCodes?: string[] | null | undefined
}
export const StringTypePhoneConstraints: MessageShape<StringTypePhoneConstraints> = message<StringTypePhoneConstraints>(
  'forms.StringTypePhoneConstraints',
  {
    allowedCountryCodes: marked(list(text({ maxLength: 2 }), { maxSize: 250 }), {
      description: 'Kept as written and given back.',
    }),
  },
)

export interface StringTypeValidationMessages {
  pattern?: string | null | undefined
}
export const StringTypeValidationMessages: MessageShape<StringTypeValidationMessages> =
  message<StringTypeValidationMessages>('forms.StringTypeValidationMessages', {
    pattern: marked(text({ maxLength: 200 }), { description: 'Kept as written and given back.' }),
  })

export interface Styles {
  border?: Border | null | undefined
  colors?: Colors | null | undefined
  borderWidth?: number | null | undefined
  borderWidthHover?: number | null | undefined
  borderRadius?: number | null | undefined
  borderColor?: string | null | undefined
  borderColorHover?: string | null | undefined
  textColor?: string | null | undefined
  textColorHover?: string | null | undefined
  backgroundColor?: string | null | undefined
  backgroundColorHover?: string | null | undefined
  buttonSize?: string | null | undefined
  background?: Background | null | undefined
  backgroundHover?: Background | null | undefined
}
export const Styles: MessageShape<Styles> = message<Styles>('forms.Styles', {
  border: marked(one('forms.Border'), { deprecated: true, description: 'Kept as written and given back.' }),
  colors: marked(one('forms.Colors'), { deprecated: true, description: 'Kept as written and given back.' }),
  borderWidth: marked(integer(), { description: 'Kept as written and given back.' }),
  borderWidthHover: marked(integer(), { deprecated: true, description: 'Kept as written and given back.' }),
  borderRadius: marked(integer(), { description: 'Kept as written and given back.' }),
  borderColor: marked(text({ maxLength: 19 }), { description: 'Kept as written and given back.' }),
  borderColorHover: marked(text({ maxLength: 19 }), { description: 'Kept as written and given back.' }),
  textColor: marked(text({ maxLength: 19 }), { description: 'Kept as written and given back.' }),
  textColorHover: marked(text({ maxLength: 19 }), { description: 'Kept as written and given back.' }),
  backgroundColor: marked(text({ maxLength: 19 }), {
    deprecated: true,
    description: 'Kept as written and given back.',
  }),
  backgroundColorHover: marked(text({ maxLength: 19 }), {
    deprecated: true,
    description: 'Kept as written and given back.',
  }),
  buttonSize: marked(text(), { description: 'Kept as written and given back.' }),
  background: marked(one('forms.Background'), { description: 'Kept as written and given back.' }),
  backgroundHover: marked(one('forms.Background'), { description: 'Kept as written and given back.' }),
})

export interface StylesBorder {
  width?: number | null | undefined
  color?: string | null | undefined
  radius?: number | null | undefined
}
export const StylesBorder: MessageShape<StylesBorder> = message<StylesBorder>('forms.StylesBorder', {
  width: marked(integer(), { description: 'Width in pixels.' }),
  color: marked(text({ maxLength: 19 }), { description: 'Kept as written and given back.' }),
  radius: marked(integer(), { description: 'Kept as written and given back.' }),
})

export interface SubmitSettings {
  thankYouMessageOptions?: ThankYouMessageOptions | null | undefined
  redirectOptions?: RedirectOptions | null | undefined
  popupOptions?: PopupOptions | null | undefined
  submitSuccessAction?: SubmitSuccessAction | null | undefined
}
export const SubmitSettings: MessageShape<SubmitSettings> = message<SubmitSettings>('forms.SubmitSettings', {
  thankYouMessageOptions: marked(one('forms.ThankYouMessageOptions'), {
    description: 'Kept as written and given back.',
  }),
  redirectOptions: marked(one('forms.RedirectOptions'), { description: 'Kept as written and given back.' }),
  popupOptions: marked(one('forms.PopupOptions'), { description: 'Kept as written and given back.' }),
  submitSuccessAction: marked(one('forms.SubmitSuccessAction'), {
    present: true,
    description: 'Kept as written and given back.',
  }),
})

export interface SubscriptionInfo {
  confirmationLevel?: ConfirmationLevel | null | undefined
  subscriptionChannels?: SubscriptionChannel[] | null | undefined
}
export const SubscriptionInfo: MessageShape<SubscriptionInfo> = message<SubscriptionInfo>('forms.SubscriptionInfo', {
  confirmationLevel: marked(one('forms.ConfirmationLevel'), { description: 'Kept as written and given back.' }),
  subscriptionChannels: marked(list(one('forms.SubscriptionChannel'), { maxSize: 2 }), {
    description: 'Kept as written and given back.',
  }),
})

export interface TableCellData {
  cellStyle?: CellStyle | null | undefined
  borderColors?: BorderColors | null | undefined
  colspan?: number | null | undefined
  rowspan?: number | null | undefined
  borderWidths?: BorderWidths | null | undefined
}
export const TableCellData: MessageShape<TableCellData> = message<TableCellData>('forms.TableCellData', {
  cellStyle: marked(one('forms.CellStyle'), { description: 'Kept as written and given back.' }),
  borderColors: marked(one('forms.BorderColors'), { description: 'Kept as written and given back.' }),
  colspan: marked(integer(), { description: 'Kept as written and given back.' }),
  rowspan: marked(integer(), { description: 'Kept as written and given back.' }),
  borderWidths: marked(one('forms.BorderWidths'), { description: 'Kept as written and given back.' }),
})

export interface TableData {
  containerData?: PluginContainerData | null | undefined
  dimensions?: Dimensions | null | undefined
  header?: boolean | null | undefined
  rowHeader?: boolean | null | undefined
  columnHeader?: boolean | null | undefined
  cellSpacing?: number | null | undefined
  cellPadding?: number[] | null | undefined
  altText?: string | null | undefined
  animation?: Animation | null | undefined
}
export const TableData: MessageShape<TableData> = message<TableData>('forms.TableData', {
  containerData: marked(one('forms.PluginContainerData'), { description: 'Kept as written and given back.' }),
  dimensions: marked(one('forms.Dimensions'), { description: 'Kept as written and given back.' }),
  header: marked(flag(), { deprecated: true, description: 'Kept as written and given back.' }),
  rowHeader: marked(flag(), { description: 'Kept as written and given back.' }),
  columnHeader: marked(flag(), { description: 'Kept as written and given back.' }),
  cellSpacing: marked(integer(), { description: 'Kept as written and given back.' }),
  cellPadding: marked(list(integer(), { maxSize: 4 }), { description: 'Kept as written and given back.' }),
  altText: marked(text(), { description: 'What the picture shows, in words.' }),
  animation: marked(one('forms.Animation'), { description: 'Kept as written and given back.' }),
})

export interface TagList {
  tagIds?: string[] | null | undefined
}
export const TagList: MessageShape<TagList> = message<TagList>('forms.TagList', {
  tagIds: marked(list(text({ maxLength: 5 }), { maxSize: 100 }), { present: true, description: 'Tags.' }),
})

export interface Tags {
  privateTags?: TagList | null | undefined
  tags?: TagList | null | undefined
}
export const Tags: MessageShape<Tags> = message<Tags>('forms.Tags', {
  privateTags: marked(one('forms.TagList'), { description: 'Tags that only those who work here see.' }),
  tags: marked(one('forms.TagList'), { description: 'Words that sort it: INDIVIDUAL, GROUP, COURSE.' }),
})

export interface TagsOption {
  label?: string | null | undefined
  value?: unknown | null | undefined
  default?: boolean | null | undefined
  id?: string | null | undefined
  media?: MediaItem | null | undefined
}
export const TagsOption: MessageShape<TagsOption> = message<TagsOption>('forms.TagsOption', {
  label: marked(text({ maxLength: 400 }), { description: 'The question as it was asked.' }),
  value: marked(anything(), { description: 'The value.' }),
  default: marked(flag(), { description: 'Whether it is the one used unless another is named.' }),
  id: marked(text({ format: 'guid' }), { description: 'A GUID made by Kalends.' }),
  media: marked(one('forms.MediaItem'), { description: 'Pictures.' }),
})

export interface TextData {
  text?: string | null | undefined
  decorations?: Decoration[] | null | undefined
}
export const TextData: MessageShape<TextData> = message<TextData>('forms.TextData', {
  text: marked(text(), { description: 'The words.' }),
  decorations: marked(list(one('forms.Decoration')), { description: 'Kept as written and given back.' }),
})

export interface TextInput {
  emailOptions?: EmailOptions | null | undefined
  label?: string | null | undefined
  description?: RichContent | null | undefined
  placeholder?: string | null | undefined
  showLabel?: boolean | null | undefined
  default?: string | null | undefined
  media?: MediaItem | null | undefined
  mediaSettings?: MediaSettings | null | undefined
}
export const TextInput: MessageShape<TextInput> = message<TextInput>('forms.TextInput', {
  emailOptions: marked(one('forms.EmailOptions'), { description: 'Kept as written and given back.' }),
  label: marked(text({ maxLength: 350 }), { description: 'The question as it was asked.' }),
  description: marked(one('forms.RichContent'), { description: 'A longer text.' }),
  placeholder: marked(text({ maxLength: 100 }), { description: 'Kept as written and given back.' }),
  showLabel: marked(flag(), { description: 'Kept as written and given back.' }),
  default: marked(text({ maxLength: 20000 }), { description: 'Whether it is the one used unless another is named.' }),
  media: marked(one('forms.MediaItem'), { description: 'Pictures.' }),
  mediaSettings: marked(one('forms.MediaSettings'), { description: 'Kept as written and given back.' }),
})

export interface TextNodeStyle {
  decorations?: Decoration[] | null | undefined
  nodeStyle?: NodeStyle | null | undefined
  lineHeight?: string | null | undefined
}
export const TextNodeStyle: MessageShape<TextNodeStyle> = message<TextNodeStyle>('forms.TextNodeStyle', {
  decorations: marked(list(one('forms.Decoration')), { description: 'Kept as written and given back.' }),
  nodeStyle: marked(one('forms.NodeStyle'), { description: 'Kept as written and given back.' }),
  lineHeight: marked(text(), { description: 'Kept as written and given back.' }),
})

export interface TextStyle {
  textAlignment?: TextAlignment | null | undefined
  lineHeight?: string | null | undefined
}
export const TextStyle: MessageShape<TextStyle> = message<TextStyle>('forms.TextStyle', {
  textAlignment: marked(one('forms.TextAlignment'), { description: 'Kept as written and given back.' }),
  lineHeight: marked(text(), { description: 'Kept as written and given back.' }),
})

export interface ThankYouMessageOptions {
  durationInSeconds?: number | null | undefined
  richContent?: RichContent | null | undefined
}
export const ThankYouMessageOptions: MessageShape<ThankYouMessageOptions> = message<ThankYouMessageOptions>(
  'forms.ThankYouMessageOptions',
  {
    durationInSeconds: marked(integer(), { description: 'Kept as written and given back.' }),
    richContent: marked(one('forms.RichContent'), { description: 'Kept as written and given back.' }),
  },
)

export interface Thumbnails {
  placement?: ThumbnailsAlignment | null | undefined
  spacing?: number | null | undefined
}
export const Thumbnails: MessageShape<Thumbnails> = message<Thumbnails>('forms.Thumbnails', {
  placement: marked(one('forms.ThumbnailsAlignment'), {
    description: 'Whether the hint comes before or after the address.',
  }),
  spacing: marked(integer(), { description: 'Kept as written and given back.' }),
})

export interface TimeInput {
  label?: string | null | undefined
  description?: RichContent | null | undefined
  showLabel?: boolean | null | undefined
  showPlaceholder?: boolean | null | undefined
  use24HourFormat?: boolean | null | undefined
  default?: string | null | undefined
  media?: MediaItem | null | undefined
  mediaSettings?: MediaSettings | null | undefined
}
export const TimeInput: MessageShape<TimeInput> = message<TimeInput>('forms.TimeInput', {
  label: marked(text({ maxLength: 350 }), { description: 'The question as it was asked.' }),
  description: marked(one('forms.RichContent'), { description: 'A longer text.' }),
  showLabel: marked(flag(), { description: 'Kept as written and given back.' }),
  showPlaceholder: marked(flag(), { description: 'Kept as written and given back.' }),
  use24HourFormat: marked(flag(), { description: 'Kept as written and given back.' }),
  default: marked(text({ maxLength: 50 }), { description: 'Whether it is the one used unless another is named.' }),
  media: marked(one('forms.MediaItem'), { description: 'Pictures.' }),
  mediaSettings: marked(one('forms.MediaSettings'), { description: 'Kept as written and given back.' }),
})

export interface TocData {
  includedHeadings?: number[] | null | undefined
  listStyle?: ListStyle | null | undefined
  fontSize?: number | null | undefined
  itemSpacing?: number | null | undefined
  color?: string | null | undefined
  indentation?: Indentation | null | undefined
  animation?: Animation | null | undefined
}
export const TocData: MessageShape<TocData> = message<TocData>('forms.TocData', {
  includedHeadings: marked(list(integer()), { description: 'Kept as written and given back.' }),
  listStyle: marked(one('forms.ListStyle'), { description: 'Kept as written and given back.' }),
  fontSize: marked(decimalNumber(), { description: 'Kept as written and given back.' }),
  itemSpacing: marked(decimalNumber(), { description: 'Kept as written and given back.' }),
  color: marked(text({ maxLength: 19 }), { description: 'Kept as written and given back.' }),
  indentation: marked(one('forms.Indentation'), { description: 'Kept as written and given back.' }),
  animation: marked(one('forms.Animation'), { description: 'Kept as written and given back.' }),
})

export interface UpdateFormRequest {
  form: Form
  mask?: string | string[] | { paths: string[] } | null | undefined
}
export const UpdateFormRequest: MessageShape<UpdateFormRequest> = message<UpdateFormRequest>(
  'forms.UpdateFormRequest',
  {
    form: marked(one('forms.Form'), { description: 'The booking form.' }),
    mask: marked(fieldMask(), { description: 'The fields to write; without it those sent.' }),
  },
  { required: ['form'] },
)

export interface UpdateFormResponse {
  form?: Form | null | undefined
}
export const UpdateFormResponse: MessageShape<UpdateFormResponse> = message<UpdateFormResponse>(
  'forms.UpdateFormResponse',
  {
    form: marked(one('forms.Form'), { description: 'The booking form.' }),
  },
)

export interface UpsertContact {
  fieldsMapping?: Record<string, V4FormFieldContactInfo> | null | undefined
  labels?: string[] | null | undefined
}
export const UpsertContact: MessageShape<UpsertContact> = message<UpsertContact>('forms.UpsertContact', {
  fieldsMapping: marked(mapOf(one('forms.V4FormFieldContactInfo')), { description: 'Kept as written and given back.' }),
  labels: marked(list(text({ minLength: 1, maxLength: 100 }), { maxSize: 20 }), {
    description: 'Kept as written and given back.',
  }),
})

export interface V4FormFieldContactInfo {
  emailInfo?: FormFieldContactInfoEmailInfo | null | undefined
  phoneInfo?: FormFieldContactInfoPhoneInfo | null | undefined
  addressInfo?: FormFieldContactInfoAddressInfo | null | undefined
  customFieldInfo?: FormFieldContactInfoCustomFieldInfo | null | undefined
  subscriptionInfo?: FormFieldContactInfoSubscriptionInfo | null | undefined
  contactField?: FormFieldContactInfoContactField | null | undefined
}
export const V4FormFieldContactInfo: MessageShape<V4FormFieldContactInfo> = message<V4FormFieldContactInfo>(
  'forms.V4FormFieldContactInfo',
  {
    emailInfo: marked(one('forms.FormFieldContactInfoEmailInfo'), { description: 'Kept as written and given back.' }),
    phoneInfo: marked(one('forms.FormFieldContactInfoPhoneInfo'), { description: 'Kept as written and given back.' }),
    addressInfo: marked(one('forms.FormFieldContactInfoAddressInfo'), {
      description: 'Kept as written and given back.',
    }),
    customFieldInfo: marked(one('forms.FormFieldContactInfoCustomFieldInfo'), {
      description: 'Kept as written and given back.',
    }),
    subscriptionInfo: marked(one('forms.FormFieldContactInfoSubscriptionInfo'), {
      description: 'Regular payments of a course.',
    }),
    contactField: marked(one('forms.FormFieldContactInfoContactField'), {
      description: 'Kept as written and given back.',
    }),
  },
)

export interface Validation {
  string?: FormFieldStringType | null | undefined
  number?: FormFieldNumberType | null | undefined
  integer?: IntegerType | null | undefined
  boolean?: FormFieldBooleanType | null | undefined
  array?: FormFieldArrayType | null | undefined
  object?: FormFieldObjectType | null | undefined
  predefined?: PredefinedValidation | null | undefined
  required?: boolean | null | undefined
}
export const Validation: MessageShape<Validation> = message<Validation>('forms.Validation', {
  string: marked(one('forms.FormFieldStringType'), { description: 'Kept as written and given back.' }),
  number: marked(one('forms.FormFieldNumberType'), { description: 'Number.' }),
  integer: marked(one('forms.IntegerType'), { description: 'Kept as written and given back.' }),
  boolean: marked(one('forms.FormFieldBooleanType'), { description: 'Kept as written and given back.' }),
  array: marked(one('forms.FormFieldArrayType'), { description: 'Kept as written and given back.' }),
  object: marked(one('forms.FormFieldObjectType'), { description: 'Kept as written and given back.' }),
  predefined: marked(one('forms.PredefinedValidation'), { description: 'Kept as written and given back.' }),
  required: marked(flag(), { present: true, description: 'Kept as written and given back.' }),
})

export interface ValidationMessages {
  pattern?: string | null | undefined
}
export const ValidationMessages: MessageShape<ValidationMessages> = message<ValidationMessages>(
  'forms.ValidationMessages',
  {
    pattern: marked(text({ maxLength: 200 }), { description: 'Kept as written and given back.' }),
  },
)

export interface Video {
  media?: Media | null | undefined
  thumbnail?: Media | null | undefined
}
export const Video: MessageShape<Video> = message<Video>('forms.Video', {
  media: marked(one('forms.Media'), { description: 'Pictures.' }),
  thumbnail: marked(one('forms.Media'), { description: 'Kept as written and given back.' }),
})

export interface VideoConferenceOptions {
  description?: string | null | undefined
}
export const VideoConferenceOptions: MessageShape<VideoConferenceOptions> = message<VideoConferenceOptions>(
  'forms.VideoConferenceOptions',
  {
    description: marked(text({ maxLength: 512 }), { description: 'A longer text.' }),
  },
)

export interface VideoData {
  containerData?: PluginContainerData | null | undefined
  video?: Media | null | undefined
  thumbnail?: Media | null | undefined
  disableDownload?: boolean | null | undefined
  title?: string | null | undefined
  options?: PlaybackOptions | null | undefined
  animation?: Animation | null | undefined
}
export const VideoData: MessageShape<VideoData> = message<VideoData>('forms.VideoData', {
  containerData: marked(one('forms.PluginContainerData'), { description: 'Kept as written and given back.' }),
  video: marked(one('forms.Media'), { description: 'Kept as written and given back.' }),
  thumbnail: marked(one('forms.Media'), { description: 'Kept as written and given back.' }),
  disableDownload: marked(flag(), { description: 'Kept as written and given back.' }),
  title: marked(text(), { description: 'Name of the service, or of the session.' }),
  options: marked(one('forms.PlaybackOptions'), { description: 'Ways to pay.' }),
  animation: marked(one('forms.Animation'), { description: 'Kept as written and given back.' }),
})

export interface WaitOptions {
  minutes?: number | null | undefined
}
export const WaitOptions: MessageShape<WaitOptions> = message<WaitOptions>('forms.WaitOptions', {
  minutes: marked(integer({ min: 1, max: 5256000 }), { description: 'Minutes.' }),
})

export interface WixFile {
  fileUploadOptions?: FileUpload | null | undefined
  signatureOptions?: Signature | null | undefined
  componentType?: WixFileComponentType | null | undefined
  validation?: FileType | null | undefined
}
export const WixFile: MessageShape<WixFile> = message<WixFile>('forms.WixFile', {
  fileUploadOptions: marked(one('forms.FileUpload'), { description: 'Kept as written and given back.' }),
  signatureOptions: marked(one('forms.Signature'), { description: 'Kept as written and given back.' }),
  componentType: marked(one('forms.WixFileComponentType'), {
    present: true,
    description: 'Kept as written and given back.',
  }),
  validation: marked(one('forms.FileType'), { description: 'Kept as written and given back.' }),
})

export interface _Array {
  checkboxGroupOptions?: CheckboxGroup | null | undefined
  tagsOptions?: ComponentsTags | null | undefined
  servicesCheckboxGroupOptions?: ServicesCheckboxGroup | null | undefined
  validation?: ArrayType | null | undefined
  componentType?: ArrayComponentType | null | undefined
  quizFieldSettings?: QuizFieldSettings | null | undefined
}
export const _Array: MessageShape<_Array> = message<_Array>('forms._Array', {
  checkboxGroupOptions: marked(one('forms.CheckboxGroup'), { description: 'Kept as written and given back.' }),
  tagsOptions: marked(one('forms.ComponentsTags'), { description: 'Kept as written and given back.' }),
  servicesCheckboxGroupOptions: marked(one('forms.ServicesCheckboxGroup'), {
    description: 'Kept as written and given back.',
  }),
  validation: marked(one('forms.ArrayType'), { description: 'Kept as written and given back.' }),
  componentType: marked(one('forms.ArrayComponentType'), {
    present: true,
    description: 'Kept as written and given back.',
  }),
  quizFieldSettings: marked(one('forms.QuizFieldSettings'), { description: 'Kept as written and given back.' }),
})

export interface _Boolean {
  checkboxOptions?: Checkbox | null | undefined
  validation?: BooleanType | null | undefined
  componentType?: BooleanComponentType | null | undefined
}
export const _Boolean: MessageShape<_Boolean> = message<_Boolean>('forms._Boolean', {
  checkboxOptions: marked(one('forms.Checkbox'), { description: 'Kept as written and given back.' }),
  validation: marked(one('forms.BooleanType'), { description: 'Kept as written and given back.' }),
  componentType: marked(one('forms.BooleanComponentType'), {
    present: true,
    description: 'Kept as written and given back.',
  }),
})

export interface _Number {
  numberInputOptions?: NumberInput | null | undefined
  ratingInputOptions?: RatingInput | null | undefined
  validation?: NumberType | null | undefined
  componentType?: NumberComponentType | null | undefined
  quizFieldSettings?: NumberQuizFieldSettings | null | undefined
}
export const _Number: MessageShape<_Number> = message<_Number>('forms._Number', {
  numberInputOptions: marked(one('forms.NumberInput'), { description: 'Kept as written and given back.' }),
  ratingInputOptions: marked(one('forms.RatingInput'), { description: 'Kept as written and given back.' }),
  validation: marked(one('forms.NumberType'), { description: 'Kept as written and given back.' }),
  componentType: marked(one('forms.NumberComponentType'), {
    present: true,
    description: 'Kept as written and given back.',
  }),
  quizFieldSettings: marked(one('forms.NumberQuizFieldSettings'), { description: 'Kept as written and given back.' }),
})

export interface _Object {
  validation?: ObjectType | null | undefined
}
export const _Object: MessageShape<_Object> = message<_Object>('forms._Object', {
  validation: marked(one('forms.ObjectType'), { description: 'Kept as written and given back.' }),
})

export interface _String {
  textInputOptions?: TextInput | null | undefined
  radioGroupOptions?: RadioGroup | null | undefined
  dropdownOptions?: Dropdown | null | undefined
  dateTimeOptions?: DateTimeInput | null | undefined
  phoneInputOptions?: PhoneInput | null | undefined
  dateInputOptions?: DateInput | null | undefined
  timeInputOptions?: TimeInput | null | undefined
  datePickerOptions?: DatePicker | null | undefined
  servicesDropdownOptions?: ServicesDropdown | null | undefined
  passwordOptions?: Password | null | undefined
  validation?: StringType | null | undefined
  componentType?: StringComponentType | null | undefined
  quizFieldSettings?: StringQuizFieldSettings | null | undefined
}
export const _String: MessageShape<_String> = message<_String>('forms._String', {
  textInputOptions: marked(one('forms.TextInput'), { description: 'Kept as written and given back.' }),
  radioGroupOptions: marked(one('forms.RadioGroup'), { description: 'Kept as written and given back.' }),
  dropdownOptions: marked(one('forms.Dropdown'), { description: 'Kept as written and given back.' }),
  dateTimeOptions: marked(one('forms.DateTimeInput'), { description: 'Kept as written and given back.' }),
  phoneInputOptions: marked(one('forms.PhoneInput'), { description: 'Kept as written and given back.' }),
  dateInputOptions: marked(one('forms.DateInput'), { description: 'Kept as written and given back.' }),
  timeInputOptions: marked(one('forms.TimeInput'), { description: 'Kept as written and given back.' }),
  datePickerOptions: marked(one('forms.DatePicker'), { description: 'Kept as written and given back.' }),
  servicesDropdownOptions: marked(one('forms.ServicesDropdown'), { description: 'Kept as written and given back.' }),
  passwordOptions: marked(one('forms.Password'), { description: 'Kept as written and given back.' }),
  validation: marked(one('forms.StringType'), { description: 'Kept as written and given back.' }),
  componentType: marked(one('forms.StringComponentType'), {
    present: true,
    description: 'Kept as written and given back.',
  }),
  quizFieldSettings: marked(one('forms.StringQuizFieldSettings'), { description: 'Kept as written and given back.' }),
})
