import { DocumentBar as DocumentBar_a748a14d6c7c1466d90106e40ffa7888 } from '../../../cms/translations/document-bar'
import { LanguageDots as LanguageDots_a8f6386a825ca7b8b863d3374a49bcd8 } from '../../../cms/translations/language-dots'
import { RecipeField as RecipeField_1068525fc190c0f170a81b648490ff7f } from '../../../cms/recipes/recipe-field'
import { RequiredLabel as RequiredLabel_a1f619362d08cf27d027b7e1683950fb } from '../../../cms/admin/required-label.client'
import { TitleCell as TitleCell_84700a2336ad0568a30026788d736336 } from '../../../cms/admin/titles/title-cell.client'
import { WordingNotes as WordingNotes_b344bcbe8002b2ef976ff78b3738e8c5 } from '../../../cms/admin/wording/wording-notes.client'
import { Picker as Picker_50152f5519faa78bf475dab894de9789 } from '../../../cms/admin/picker/picker.client'
import { FlagCell as FlagCell_2c7e2f04e4669e47d261581679fec538 } from '../../../cms/admin/cells'
import { SectionName as SectionName_b72665329386cf66a07ef80ed6eeb40d } from '../../../cms/admin/rows/section-name.client'
import { RowName as RowName_36de87233d37788e396996b9a0c1ca3f } from '../../../cms/admin/rows/row-name.client'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnderlineFeatureClient as UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SearchPreviewField as SearchPreviewField_7cb664bba01bf58cbaafa4c9f9200225 } from '../../../cms/seo/search-preview-field'
import { MetaImageComponent as MetaImageComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { Planned as Planned_df56d4e5b6a0d320291ccc1173366b8b } from '../../../cms/versions/planned'
import { Undescribed as Undescribed_01b81c59b293ef2f3c66b92703b9603f } from '../../../cms/pictures/undescribed'
import { UsedIn as UsedIn_77b15f5fc7356a898473e5aa3e5661b8 } from '../../../cms/links/used-in'
import { OpenSection as OpenSection_c6f51896fd7c3c082184b32b7655db05 } from '../../../cms/pages/open-section.client'
import { WatchedForm as WatchedForm_1e4e2678614a8e88be1cbe8c1629731f } from '../../../cms/admin/language/watched-form.client'
import { OpenText as OpenText_987c19341da9eec8ca19ab0d66bc0718 } from '../../../cms/texts/open-text.client'
import { EnglishTitle as EnglishTitle_b488a4bee9586cbe0d38e77dfccda56a } from '../../../cms/admin/titles/english-title.client'
import { VersionList as VersionList_d22fc3fe6f6a822be464bf94cf5be7ce } from '../../../cms/versions/version-list'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineCodeFeatureClient as InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ArticleAnswers as ArticleAnswers_7ed73910a47d267b76955b7d8f533995 } from '../../../cms/admin/article-answers'
import { PriceCell as PriceCell_2c7e2f04e4669e47d261581679fec538 } from '../../../cms/admin/cells'
import { PercentField as PercentField_d42b7313cfbcece5a3cc3d201c7775b5 } from '../../../cms/admin/percent-field.client'
import { PromotionSummary as PromotionSummary_e0c803e26b28b9f70eda4e3a6f7058cd } from '../../../cms/promotions/promotion-summary.client'
import { PromotionCell as PromotionCell_94e5e0ad61e0064524276f44a6b3506d } from '../../../cms/promotions/promotion-cell'
import { DiscountCell as DiscountCell_2c7e2f04e4669e47d261581679fec538 } from '../../../cms/admin/cells'
import { PromotionDesk as PromotionDesk_4649e94d0aab47c2b448e433f49ae142 } from '../../../cms/promotions/promotion-desk.client'
import { UsesPanel as UsesPanel_fa0b8e2a87a75937c02e511f6c91ce5f } from '../../../cms/promotions/uses-panel.client'
import { SharePanel as SharePanel_152c879fb33261d4827f691b967d5179 } from '../../../cms/promotions/share-panel.client'
import { BatchPanel as BatchPanel_56ab44d15e994c880f196977f9214656 } from '../../../cms/promotions/batch-panel.client'
import { ComparisonPanel as ComparisonPanel_1a5a197b65b8ed38efc858c7835fad63 } from '../../../cms/promotions/comparison-panel.client'
import { JsonField as JsonField_05c225046b32f61fc177968e701f45f1 } from '../../../cms/admin/json-field'
import { OrderLinesField as OrderLinesField_967b94bdcf9c7be06a97780fc49d8ca8 } from '../../../cms/admin/order-lines-field'
import { OrderDiscountsField as OrderDiscountsField_df766d987a9a139f1e04bf5b3a58d381 } from '../../../cms/admin/order-discounts-field'
import { AmountCell as AmountCell_0cc6670c6ce11e001a8899f5c90dc61b } from '../../../cms/admin/amount-cell'
import { AmountField as AmountField_6ec672fdc25f2337bc5c1da4cd8c301c } from '../../../cms/admin/amount-field'
import { RefundPanel as RefundPanel_e10ffb8c327e599ee2976abe0c0dcbaf } from '../../../cms/admin/refund-panel.client'
import { EventsField as EventsField_2a392ad6072cb7acb58d228dcb91de3f } from '../../../cms/admin/events-field'
import { ReceivePayment as ReceivePayment_8aa5a725293c42570d535a720e773594 } from '../../../cms/admin/receive-payment.client'
import { CardCharges as CardCharges_bd6690bac7844bf0bf196e416d36a18f } from '../../../cms/admin/card-charges.client'
import { CloseRefund as CloseRefund_1305f6853b7fe8c25e939c86f468ef63 } from '../../../cms/subscriptions/close-refund.client'
import { ExportInvoices as ExportInvoices_0e6a2b35faeeefa95cad69ddd3da85c5 } from '../../../cms/admin/export-invoices'
import { AuthorizationCodeField as AuthorizationCodeField_603737b302ed66eb6c7f7024d71a137d } from '../../../cms/admin/authorization-code-field.client'
import { ResetTwoStep as ResetTwoStep_e631ed9f470e2bbfc0ba86ec44eaaef0 } from '../../../cms/admin/two-step/reset-panel.client'
import { HeldUp as HeldUp_15c861ee04a91f296d26a580f8c44417 } from '../../../cms/admin/two-step/held-up.client'
import { ItemsField as ItemsField_5f91db672934b20ab8211809e146da3f } from '../../../cms/subscriptions/items-field'
import { SubscriptionPanel as SubscriptionPanel_6452a221940fae76254d0ea065c9d5df } from '../../../cms/subscriptions/subscription-panel.client'
import { TaskPanel as TaskPanel_71260029735c9b97c0b7875ad5613688 } from '../../../cms/provisioning/task-panel.client'
import { DueCell as DueCell_746b8391367be494ee2d5d103a5a6389 } from '../../../cms/admin/due-cell'
import { DueField as DueField_8e2a6ae18ab34cc794a7d16c182918f4 } from '../../../cms/admin/due-field'
import { CurrentPassword as CurrentPassword_1266de84d9bf63182c87da3c3411b000 } from '../../../cms/admin/current-password.client'
import { OwnTwoStep as OwnTwoStep_ebcd674dbb01e1ed41c6136086920b2a } from '../../../cms/admin/two-step/own-panel.client'
import { StaffSessions as StaffSessions_fab6338911ecf3470126bc41456da577 } from '../../../cms/admin/two-step/sessions.client'
import { ChangesCell as ChangesCell_a354ee99e7000d5240feabb8f0e29dc4 } from '../../../cms/audit/changes-list'
import { ChangesField as ChangesField_a354ee99e7000d5240feabb8f0e29dc4 } from '../../../cms/audit/changes-list'
import { ExportActions as ExportActions_54abcde5f0e15cf261db0c67169f1477 } from '../../../cms/audit/export-form'
import { EventsField as EventsField_8a368efc293bead85affd735a63021e2 } from '../../../cms/webhooks/events-field.client'
import { EndpointPanel as EndpointPanel_9fc88090e1f510568f45b1bfa6880b1b } from '../../../cms/webhooks/endpoint-panel.client'
import { DeliveryPanel as DeliveryPanel_b8875582360db3faf045b72e6f543836 } from '../../../cms/webhooks/delivery-panel.client'
import { Icon as Icon_d123741fd6da47b78c20b0d1b7ca61a9 } from '../../../cms/admin/brand'
import { Logo as Logo_d123741fd6da47b78c20b0d1b7ca61a9 } from '../../../cms/admin/brand'
import { TextPalette as TextPalette_6c1d1bfb61433f326ef570a42c319705 } from '../../../cms/texts/text-palette.client'
import { HowTo as HowTo_d0287e2ec6cf1fc1247403f62791b1e7 } from '../../../cms/handbook/how-to'
import { LanguageSwitch as LanguageSwitch_d71aca0acab2120121e664483231402a } from '../../../cms/admin/language/language-switch.client'
import { PricesLink as PricesLink_6fe8e8e75b46715d282ba4951f266942 } from '../../../cms/prices/prices-view'
import { PromotionDeskLink as PromotionDeskLink_ff646c83ce2ca748d9b47e3c3cbb7a59 } from '../../../cms/promotions/desk-view'
import { TranslationsLink as TranslationsLink_074f7e4463ccb32b70047b4f67baa7b2 } from '../../../cms/translations/translations-view'
import { LinksLink as LinksLink_92e25a8e764b89efe1d4404ac9dfb975 } from '../../../cms/links/links-view'
import { SwitchingProvider as SwitchingProvider_2d255668357e9a0de364cd6c7cbd27d2 } from '../../../cms/admin/language/switching.client'
import { DashboardView as DashboardView_cfad3b4dc1bbb0ee7fa080fea5cdd224 } from '../../../cms/dashboard/dashboard-view'
import { LoginView as LoginView_7c3f47c4dcc964bd4d3de955a6c7d516 } from '../../../cms/admin/two-step/login-view'
import { PromotionDeskView as PromotionDeskView_ff646c83ce2ca748d9b47e3c3cbb7a59 } from '../../../cms/promotions/desk-view'
import { LinksView as LinksView_92e25a8e764b89efe1d4404ac9dfb975 } from '../../../cms/links/links-view'
import { TextsView as TextsView_31dd596125320f82d894d63c3e88088d } from '../../../cms/texts/texts-view'
import { TranslationsView as TranslationsView_074f7e4463ccb32b70047b4f67baa7b2 } from '../../../cms/translations/translations-view'
import { PricesView as PricesView_6fe8e8e75b46715d282ba4951f266942 } from '../../../cms/prices/prices-view'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/cms/translations/document-bar#DocumentBar": DocumentBar_a748a14d6c7c1466d90106e40ffa7888,
  "/cms/translations/language-dots#LanguageDots": LanguageDots_a8f6386a825ca7b8b863d3374a49bcd8,
  "/cms/recipes/recipe-field#RecipeField": RecipeField_1068525fc190c0f170a81b648490ff7f,
  "/cms/admin/required-label.client#RequiredLabel": RequiredLabel_a1f619362d08cf27d027b7e1683950fb,
  "/cms/admin/titles/title-cell.client#TitleCell": TitleCell_84700a2336ad0568a30026788d736336,
  "/cms/admin/wording/wording-notes.client#WordingNotes": WordingNotes_b344bcbe8002b2ef976ff78b3738e8c5,
  "/cms/admin/picker/picker.client#Picker": Picker_50152f5519faa78bf475dab894de9789,
  "/cms/admin/cells#FlagCell": FlagCell_2c7e2f04e4669e47d261581679fec538,
  "/cms/admin/rows/section-name.client#SectionName": SectionName_b72665329386cf66a07ef80ed6eeb40d,
  "/cms/admin/rows/row-name.client#RowName": RowName_36de87233d37788e396996b9a0c1ca3f,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnderlineFeatureClient": UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/cms/seo/search-preview-field#SearchPreviewField": SearchPreviewField_7cb664bba01bf58cbaafa4c9f9200225,
  "@payloadcms/plugin-seo/client#MetaImageComponent": MetaImageComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "/cms/versions/planned#Planned": Planned_df56d4e5b6a0d320291ccc1173366b8b,
  "/cms/pictures/undescribed#Undescribed": Undescribed_01b81c59b293ef2f3c66b92703b9603f,
  "/cms/links/used-in#UsedIn": UsedIn_77b15f5fc7356a898473e5aa3e5661b8,
  "/cms/pages/open-section.client#OpenSection": OpenSection_c6f51896fd7c3c082184b32b7655db05,
  "/cms/admin/language/watched-form.client#WatchedForm": WatchedForm_1e4e2678614a8e88be1cbe8c1629731f,
  "/cms/texts/open-text.client#OpenText": OpenText_987c19341da9eec8ca19ab0d66bc0718,
  "/cms/admin/titles/english-title.client#EnglishTitle": EnglishTitle_b488a4bee9586cbe0d38e77dfccda56a,
  "/cms/versions/version-list#VersionList": VersionList_d22fc3fe6f6a822be464bf94cf5be7ce,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineCodeFeatureClient": InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/cms/admin/article-answers#ArticleAnswers": ArticleAnswers_7ed73910a47d267b76955b7d8f533995,
  "/cms/admin/cells#PriceCell": PriceCell_2c7e2f04e4669e47d261581679fec538,
  "/cms/admin/percent-field.client#PercentField": PercentField_d42b7313cfbcece5a3cc3d201c7775b5,
  "/cms/promotions/promotion-summary.client#PromotionSummary": PromotionSummary_e0c803e26b28b9f70eda4e3a6f7058cd,
  "/cms/promotions/promotion-cell#PromotionCell": PromotionCell_94e5e0ad61e0064524276f44a6b3506d,
  "/cms/admin/cells#DiscountCell": DiscountCell_2c7e2f04e4669e47d261581679fec538,
  "/cms/promotions/promotion-desk.client#PromotionDesk": PromotionDesk_4649e94d0aab47c2b448e433f49ae142,
  "/cms/promotions/uses-panel.client#UsesPanel": UsesPanel_fa0b8e2a87a75937c02e511f6c91ce5f,
  "/cms/promotions/share-panel.client#SharePanel": SharePanel_152c879fb33261d4827f691b967d5179,
  "/cms/promotions/batch-panel.client#BatchPanel": BatchPanel_56ab44d15e994c880f196977f9214656,
  "/cms/promotions/comparison-panel.client#ComparisonPanel": ComparisonPanel_1a5a197b65b8ed38efc858c7835fad63,
  "/cms/admin/json-field#JsonField": JsonField_05c225046b32f61fc177968e701f45f1,
  "/cms/admin/order-lines-field#OrderLinesField": OrderLinesField_967b94bdcf9c7be06a97780fc49d8ca8,
  "/cms/admin/order-discounts-field#OrderDiscountsField": OrderDiscountsField_df766d987a9a139f1e04bf5b3a58d381,
  "/cms/admin/amount-cell#AmountCell": AmountCell_0cc6670c6ce11e001a8899f5c90dc61b,
  "/cms/admin/amount-field#AmountField": AmountField_6ec672fdc25f2337bc5c1da4cd8c301c,
  "/cms/admin/refund-panel.client#RefundPanel": RefundPanel_e10ffb8c327e599ee2976abe0c0dcbaf,
  "/cms/admin/events-field#EventsField": EventsField_2a392ad6072cb7acb58d228dcb91de3f,
  "/cms/admin/receive-payment.client#ReceivePayment": ReceivePayment_8aa5a725293c42570d535a720e773594,
  "/cms/admin/card-charges.client#CardCharges": CardCharges_bd6690bac7844bf0bf196e416d36a18f,
  "/cms/subscriptions/close-refund.client#CloseRefund": CloseRefund_1305f6853b7fe8c25e939c86f468ef63,
  "/cms/admin/export-invoices#ExportInvoices": ExportInvoices_0e6a2b35faeeefa95cad69ddd3da85c5,
  "/cms/admin/authorization-code-field.client#AuthorizationCodeField": AuthorizationCodeField_603737b302ed66eb6c7f7024d71a137d,
  "/cms/admin/two-step/reset-panel.client#ResetTwoStep": ResetTwoStep_e631ed9f470e2bbfc0ba86ec44eaaef0,
  "/cms/admin/two-step/held-up.client#HeldUp": HeldUp_15c861ee04a91f296d26a580f8c44417,
  "/cms/subscriptions/items-field#ItemsField": ItemsField_5f91db672934b20ab8211809e146da3f,
  "/cms/subscriptions/subscription-panel.client#SubscriptionPanel": SubscriptionPanel_6452a221940fae76254d0ea065c9d5df,
  "/cms/provisioning/task-panel.client#TaskPanel": TaskPanel_71260029735c9b97c0b7875ad5613688,
  "/cms/admin/due-cell#DueCell": DueCell_746b8391367be494ee2d5d103a5a6389,
  "/cms/admin/due-field#DueField": DueField_8e2a6ae18ab34cc794a7d16c182918f4,
  "/cms/admin/current-password.client#CurrentPassword": CurrentPassword_1266de84d9bf63182c87da3c3411b000,
  "/cms/admin/two-step/own-panel.client#OwnTwoStep": OwnTwoStep_ebcd674dbb01e1ed41c6136086920b2a,
  "/cms/admin/two-step/sessions.client#StaffSessions": StaffSessions_fab6338911ecf3470126bc41456da577,
  "/cms/audit/changes-list#ChangesCell": ChangesCell_a354ee99e7000d5240feabb8f0e29dc4,
  "/cms/audit/changes-list#ChangesField": ChangesField_a354ee99e7000d5240feabb8f0e29dc4,
  "/cms/audit/export-form#ExportActions": ExportActions_54abcde5f0e15cf261db0c67169f1477,
  "/cms/webhooks/events-field.client#EventsField": EventsField_8a368efc293bead85affd735a63021e2,
  "/cms/webhooks/endpoint-panel.client#EndpointPanel": EndpointPanel_9fc88090e1f510568f45b1bfa6880b1b,
  "/cms/webhooks/delivery-panel.client#DeliveryPanel": DeliveryPanel_b8875582360db3faf045b72e6f543836,
  "/cms/admin/brand#Icon": Icon_d123741fd6da47b78c20b0d1b7ca61a9,
  "/cms/admin/brand#Logo": Logo_d123741fd6da47b78c20b0d1b7ca61a9,
  "/cms/texts/text-palette.client#TextPalette": TextPalette_6c1d1bfb61433f326ef570a42c319705,
  "/cms/handbook/how-to#HowTo": HowTo_d0287e2ec6cf1fc1247403f62791b1e7,
  "/cms/admin/language/language-switch.client#LanguageSwitch": LanguageSwitch_d71aca0acab2120121e664483231402a,
  "/cms/prices/prices-view#PricesLink": PricesLink_6fe8e8e75b46715d282ba4951f266942,
  "/cms/promotions/desk-view#PromotionDeskLink": PromotionDeskLink_ff646c83ce2ca748d9b47e3c3cbb7a59,
  "/cms/translations/translations-view#TranslationsLink": TranslationsLink_074f7e4463ccb32b70047b4f67baa7b2,
  "/cms/links/links-view#LinksLink": LinksLink_92e25a8e764b89efe1d4404ac9dfb975,
  "/cms/admin/language/switching.client#SwitchingProvider": SwitchingProvider_2d255668357e9a0de364cd6c7cbd27d2,
  "/cms/dashboard/dashboard-view#DashboardView": DashboardView_cfad3b4dc1bbb0ee7fa080fea5cdd224,
  "/cms/admin/two-step/login-view#LoginView": LoginView_7c3f47c4dcc964bd4d3de955a6c7d516,
  "/cms/promotions/desk-view#PromotionDeskView": PromotionDeskView_ff646c83ce2ca748d9b47e3c3cbb7a59,
  "/cms/links/links-view#LinksView": LinksView_92e25a8e764b89efe1d4404ac9dfb975,
  "/cms/texts/texts-view#TextsView": TextsView_31dd596125320f82d894d63c3e88088d,
  "/cms/translations/translations-view#TranslationsView": TranslationsView_074f7e4463ccb32b70047b4f67baa7b2,
  "/cms/prices/prices-view#PricesView": PricesView_6fe8e8e75b46715d282ba4951f266942,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
