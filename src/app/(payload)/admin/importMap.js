import { DocumentBar as DocumentBar_70fe3197d617e296f27012944ace1822 } from '../../../payload/admin/translations/document-bar'
import { LanguageDots as LanguageDots_70fe3197d617e296f27012944ace1822 } from '../../../payload/admin/translations/document-bar'
import { PageTemplateField as PageTemplateField_56e093398584cfc56d0a98e3a505c93f } from '../../../payload/admin/page-templates/page-template-field'
import { RequiredLabel as RequiredLabel_41871a024ed54fe6b8ecaa764a91f758 } from '../../../payload/admin/form-fields.client'
import { TitleCell as TitleCell_828193fdef8692e3616e103aceb4d77c } from '../../../payload/admin/titles/english-title.client'
import { WordingNotes as WordingNotes_4e9248161eb3c1760f644921f7cde3ae } from '../../../payload/admin/wording/wording-notes.client'
import { Picker as Picker_7468ca77356c457fc64c55892941be04 } from '../../../payload/admin/picker/picker.client'
import { FlagCell as FlagCell_0aadab158ad40d9f738a3753fa24ab8b } from '../../../payload/admin/cells'
import { SectionName as SectionName_8ad8e8e16cb20322ecb114b3f4f0a70a } from '../../../payload/admin/rows/row-name.client'
import { RowName as RowName_8ad8e8e16cb20322ecb114b3f4f0a70a } from '../../../payload/admin/rows/row-name.client'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { PromptSaveClient as PromptSaveClient_2afc0306a4ee9625662db211ed1871e7 } from '../../../payload/admin/articles/prompt-save.client'
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
import { SearchPreviewField as SearchPreviewField_6b46853462260d96210ddede88e654a3 } from '../../../payload/admin/seo/search-preview-field'
import { MetaImageComponent as MetaImageComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { KeyFromTitle as KeyFromTitle_a00f667275aa4e97bb9d8f60e500bb1c } from '../../../payload/admin/key-from-title.client'
import { Planned as Planned_f4d7d5f6280f14924aea16cd59f4f704 } from '../../../payload/admin/versions/planned'
import { Undescribed as Undescribed_15337525def9fb5c65fd732e9a282160 } from '../../../payload/admin/pictures/undescribed'
import { UsedIn as UsedIn_01919a9925b46a61a60ddddbad2ac5dc } from '../../../payload/references/used-in'
import { OpenSection as OpenSection_ce9465d549052ed15066c3197a425aeb } from '../../../payload/admin/pages/open-section.client'
import { WatchedForm as WatchedForm_4d616975a16d8162e06a5f6db111618f } from '../../../payload/admin/language/language-switch.client'
import { OpenText as OpenText_fdf18dcbccc00cf6f8cd156a8b5cd0b6 } from '../../../payload/admin/search-and-replace/text-palette.client'
import { EnglishTitle as EnglishTitle_828193fdef8692e3616e103aceb4d77c } from '../../../payload/admin/titles/english-title.client'
import { VersionList as VersionList_1997dd3fe1c50d8af7dc20c9e9c1ad51 } from '../../../payload/admin/versions/version-list'
import { NextRow as NextRow_202cb1e2af37cb53d5deed8b530f2bb2 } from '../../../payload/admin/rows/next-row.client'
import { BlockHistoryClient as BlockHistoryClient_d333520ef24f71e5c7a288fa19c1b764 } from '../../../payload/admin/articles/block-history.client'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockName as BlockName_8ad8e8e16cb20322ecb114b3f4f0a70a } from '../../../payload/admin/rows/row-name.client'
import { TableFeatureClient as TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { PictureCaptionsClient as PictureCaptionsClient_eee6ca29f7d5bbd4dec49af71e8d3bda } from '../../../payload/admin/articles/picture-captions.client'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineCodeFeatureClient as InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ArticleAnswers as ArticleAnswers_1c311f4792dfebae38230d07cf16bd46 } from '../../../payload/admin/article-answers'
import { ReplaceFile as ReplaceFile_8cef05db3e6fff2254154abbd128ac7f } from '../../../payload/admin/pictures/new-file.client'
import { EnglishDescription as EnglishDescription_8cef05db3e6fff2254154abbd128ac7f } from '../../../payload/admin/pictures/new-file.client'
import { NewFileField as NewFileField_8cef05db3e6fff2254154abbd128ac7f } from '../../../payload/admin/pictures/new-file.client'
import { FolderFilter as FolderFilter_f3af2196c599e756c7b5ce3871c7bac6 } from '../../../payload/admin/pictures/folder-filter'
import { FileLimit as FileLimit_8cef05db3e6fff2254154abbd128ac7f } from '../../../payload/admin/pictures/new-file.client'
import { PriceCell as PriceCell_0aadab158ad40d9f738a3753fa24ab8b } from '../../../payload/admin/cells'
import { PercentField as PercentField_41871a024ed54fe6b8ecaa764a91f758 } from '../../../payload/admin/form-fields.client'
import { PromotionSummary as PromotionSummary_4e3da8f20526aef8018252b056bae180 } from '../../../payload/admin/promotions/uses-panel.client'
import { PromotionCell as PromotionCell_a7d8d95da5a8bfbec04faa37bb9fcf13 } from '../../../payload/admin/promotions/promotion-cell'
import { DiscountCell as DiscountCell_0aadab158ad40d9f738a3753fa24ab8b } from '../../../payload/admin/cells'
import { PromotionScreen as PromotionScreen_cf340297e511aacc0c1471345c434402 } from '../../../payload/admin/promotions/promotion-screen.client'
import { UsesPanel as UsesPanel_4e3da8f20526aef8018252b056bae180 } from '../../../payload/admin/promotions/uses-panel.client'
import { BatchPanel as BatchPanel_4e3da8f20526aef8018252b056bae180 } from '../../../payload/admin/promotions/uses-panel.client'
import { OrderPage as OrderPage_dd343b27a86ee9afbbad123d3ba635a3 } from '../../../payload/admin/support/order-receipt'
import { OrderStatusCell as OrderStatusCell_47b630dae449920834673c050c13a195 } from '../../../payload/admin/support/status-cell'
import { OrderStatusField as OrderStatusField_85506b6d43a7b434ae325917eb0245b7 } from '../../../payload/admin/support/order-status-field.client'
import { JsonField as JsonField_50f6817aa8cb58bb2d8bba7d179395a1 } from '../../../payload/admin/record-fields'
import { AmountCell as AmountCell_0aadab158ad40d9f738a3753fa24ab8b } from '../../../payload/admin/cells'
import { AmountField as AmountField_50f6817aa8cb58bb2d8bba7d179395a1 } from '../../../payload/admin/record-fields'
import { EventsField as EventsField_50f6817aa8cb58bb2d8bba7d179395a1 } from '../../../payload/admin/record-fields'
import { RefundPanel as RefundPanel_bdeb8a08c3f12cb344243ad9ab65c7b4 } from '../../../payload/admin/payments/refund-panel.client'
import { OrderTotals as OrderTotals_edd25a263cb92233ed811fd25d34b389 } from '../../../payload/admin/support/list-notes'
import { ExportRecords as ExportRecords_4285af4e8e7fe5c9f6596f51ed531402 } from '../../../payload/admin/support/export-records'
import { PaymentRefunds as PaymentRefunds_c6694066d20d347c1fddbcd6dfe68b1d } from '../../../payload/admin/payments/payment-refunds'
import { ReceivePayment as ReceivePayment_1755f6244024ec478ee11e2f99bc3ce0 } from '../../../payload/admin/payments/payment-buttons.client'
import { CardCharges as CardCharges_1755f6244024ec478ee11e2f99bc3ce0 } from '../../../payload/admin/payments/payment-buttons.client'
import { CloseRefund as CloseRefund_94bb1d9a6e04358a9e3788bcdd09d477 } from '../../../payload/admin/subscriptions/close-refund.client'
import { InvoiceLinesField as InvoiceLinesField_dd343b27a86ee9afbbad123d3ba635a3 } from '../../../payload/admin/support/order-receipt'
import { ExportInvoices as ExportInvoices_b58a85785c0cee334d9e7a8fad8e2663 } from '../../../payload/admin/payments/export-invoices'
import { AuthorizationCodeField as AuthorizationCodeField_0c695d1d44d54102a89b9444119664b8 } from '../../../payload/admin/authorization-code-field.client'
import { CustomerPage as CustomerPage_2e546cc74f0206359ce77f723e9ddb24 } from '../../../payload/admin/support/customer-page'
import { ResetTwoStep as ResetTwoStep_8a6ead93b3e5282952499b29ccae70a4 } from '../../../payload/admin/two-step/panels.client'
import { GuestOrders as GuestOrders_edd25a263cb92233ed811fd25d34b389 } from '../../../payload/admin/support/list-notes'
import { NamesField as NamesField_50f6817aa8cb58bb2d8bba7d179395a1 } from '../../../payload/admin/record-fields'
import { ContactsField as ContactsField_50f6817aa8cb58bb2d8bba7d179395a1 } from '../../../payload/admin/record-fields'
import { ItemsField as ItemsField_50f6817aa8cb58bb2d8bba7d179395a1 } from '../../../payload/admin/record-fields'
import { SubscriptionPanel as SubscriptionPanel_c5c89f3d305481f36e5db44745d76b8a } from '../../../payload/admin/subscriptions/subscription-panel.client'
import { TaskPanel as TaskPanel_4c52fa009671ae78164051b50f0df59a } from '../../../payload/admin/provisioning/task-panel.client'
import { DueCell as DueCell_0aadab158ad40d9f738a3753fa24ab8b } from '../../../payload/admin/cells'
import { DueField as DueField_50f6817aa8cb58bb2d8bba7d179395a1 } from '../../../payload/admin/record-fields'
import { MailPanel as MailPanel_0df7bf663dc44b9bc1fb5237f06e52c7 } from '../../../payload/admin/support/mail-panel.client'
import { CurrentPassword as CurrentPassword_41871a024ed54fe6b8ecaa764a91f758 } from '../../../payload/admin/form-fields.client'
import { OwnTwoStep as OwnTwoStep_2f3001d2d21408997194c5825f4f79fb } from '../../../payload/admin/two-step/own-panel.client'
import { HeldUp as HeldUp_8a6ead93b3e5282952499b29ccae70a4 } from '../../../payload/admin/two-step/panels.client'
import { StaffSessions as StaffSessions_8a6ead93b3e5282952499b29ccae70a4 } from '../../../payload/admin/two-step/panels.client'
import { ScopesField as ScopesField_c9943434d61038555afa71a6794d3b58 } from '../../../payload/admin/api-keys/api-key-panel.client'
import { ApiKeyPanel as ApiKeyPanel_c9943434d61038555afa71a6794d3b58 } from '../../../payload/admin/api-keys/api-key-panel.client'
import { ChangesCell as ChangesCell_28bb7ed37908893fa777fceb28d74f14 } from '../../../payload/admin/audit/changes-list'
import { ChangesField as ChangesField_28bb7ed37908893fa777fceb28d74f14 } from '../../../payload/admin/audit/changes-list'
import { EventsField as EventsField_4829b57f4be53e4d735bf3241c1fc48a } from '../../../payload/admin/webhooks/endpoint-panel.client'
import { EndpointPanel as EndpointPanel_4829b57f4be53e4d735bf3241c1fc48a } from '../../../payload/admin/webhooks/endpoint-panel.client'
import { DeliveryPanel as DeliveryPanel_4829b57f4be53e4d735bf3241c1fc48a } from '../../../payload/admin/webhooks/endpoint-panel.client'
import { Menu as Menu_58e126f30d03700ff1019079af355bf2 } from '../../../payload/admin/menu/menu'
import { Icon as Icon_7c32d6b01f1e3bfd0e7105220c111148 } from '../../../payload/admin/brand'
import { Logo as Logo_7c32d6b01f1e3bfd0e7105220c111148 } from '../../../payload/admin/brand'
import { Palette as Palette_0fbbc8d3d178345799125ee3500fe758 } from '../../../payload/admin/search-and-replace/palette'
import { HowTo as HowTo_d0f54b54012800cece7f33d75d0624ac } from '../../../payload/admin/guides/how-to'
import { LanguageSwitch as LanguageSwitch_4d616975a16d8162e06a5f6db111618f } from '../../../payload/admin/language/language-switch.client'
import { KeepHistory as KeepHistory_235b66a249450055039a8547f4289f6a } from '../../../payload/admin/menu/keep-history.client'
import { SwitchingProvider as SwitchingProvider_1b28b4b929469d349eb7feed1c930921 } from '../../../payload/admin/language/switching.client'
import { NamedControls as NamedControls_ae5ef589ca03839c8dc50319e526c046 } from '../../../payload/admin/accessibility/named-controls.client'
import { DashboardView as DashboardView_9ff6271dc533af898b95f57bb25238f1 } from '../../../payload/admin/dashboard/dashboard-view'
import { LoginView as LoginView_0cfc040914b372b5e64537c67ab5edcf } from '../../../payload/admin/two-step/login-view'
import { LinksView as LinksView_01919a9925b46a61a60ddddbad2ac5dc } from '../../../payload/references/used-in'
import { TextsView as TextsView_1d1aed17bccaaaf97e2ed66876605238 } from '../../../payload/admin/search-and-replace/texts-view'
import { TranslationsView as TranslationsView_497c9170d2aefc337fc522ed7b35c8b2 } from '../../../payload/admin/translations/translations-view'
import { PricesView as PricesView_8db7a9b30bd564fc5790c2db6156692a } from '../../../payload/admin/prices/prices-view'
import { FailedJobsView as FailedJobsView_e4b4fe40e515ceb583b1cb3b40e8f0dd } from '../../../payload/admin/jobs/failed-jobs-view'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/payload/admin/translations/document-bar#DocumentBar": DocumentBar_70fe3197d617e296f27012944ace1822,
  "/payload/admin/translations/document-bar#LanguageDots": LanguageDots_70fe3197d617e296f27012944ace1822,
  "/payload/admin/page-templates/page-template-field#PageTemplateField": PageTemplateField_56e093398584cfc56d0a98e3a505c93f,
  "/payload/admin/form-fields.client#RequiredLabel": RequiredLabel_41871a024ed54fe6b8ecaa764a91f758,
  "/payload/admin/titles/english-title.client#TitleCell": TitleCell_828193fdef8692e3616e103aceb4d77c,
  "/payload/admin/wording/wording-notes.client#WordingNotes": WordingNotes_4e9248161eb3c1760f644921f7cde3ae,
  "/payload/admin/picker/picker.client#Picker": Picker_7468ca77356c457fc64c55892941be04,
  "/payload/admin/cells#FlagCell": FlagCell_0aadab158ad40d9f738a3753fa24ab8b,
  "/payload/admin/rows/row-name.client#SectionName": SectionName_8ad8e8e16cb20322ecb114b3f4f0a70a,
  "/payload/admin/rows/row-name.client#RowName": RowName_8ad8e8e16cb20322ecb114b3f4f0a70a,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "/payload/admin/articles/prompt-save.client#PromptSaveClient": PromptSaveClient_2afc0306a4ee9625662db211ed1871e7,
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
  "/payload/admin/seo/search-preview-field#SearchPreviewField": SearchPreviewField_6b46853462260d96210ddede88e654a3,
  "@payloadcms/plugin-seo/client#MetaImageComponent": MetaImageComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "/payload/admin/key-from-title.client#KeyFromTitle": KeyFromTitle_a00f667275aa4e97bb9d8f60e500bb1c,
  "/payload/admin/versions/planned#Planned": Planned_f4d7d5f6280f14924aea16cd59f4f704,
  "/payload/admin/pictures/undescribed#Undescribed": Undescribed_15337525def9fb5c65fd732e9a282160,
  "/payload/references/used-in#UsedIn": UsedIn_01919a9925b46a61a60ddddbad2ac5dc,
  "/payload/admin/pages/open-section.client#OpenSection": OpenSection_ce9465d549052ed15066c3197a425aeb,
  "/payload/admin/language/language-switch.client#WatchedForm": WatchedForm_4d616975a16d8162e06a5f6db111618f,
  "/payload/admin/search-and-replace/text-palette.client#OpenText": OpenText_fdf18dcbccc00cf6f8cd156a8b5cd0b6,
  "/payload/admin/titles/english-title.client#EnglishTitle": EnglishTitle_828193fdef8692e3616e103aceb4d77c,
  "/payload/admin/versions/version-list#VersionList": VersionList_1997dd3fe1c50d8af7dc20c9e9c1ad51,
  "/payload/admin/rows/next-row.client#NextRow": NextRow_202cb1e2af37cb53d5deed8b530f2bb2,
  "/payload/admin/articles/block-history.client#BlockHistoryClient": BlockHistoryClient_d333520ef24f71e5c7a288fa19c1b764,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/payload/admin/rows/row-name.client#BlockName": BlockName_8ad8e8e16cb20322ecb114b3f4f0a70a,
  "@payloadcms/richtext-lexical/client#TableFeatureClient": TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/payload/admin/articles/picture-captions.client#PictureCaptionsClient": PictureCaptionsClient_eee6ca29f7d5bbd4dec49af71e8d3bda,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineCodeFeatureClient": InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/payload/admin/article-answers#ArticleAnswers": ArticleAnswers_1c311f4792dfebae38230d07cf16bd46,
  "/payload/admin/pictures/new-file.client#ReplaceFile": ReplaceFile_8cef05db3e6fff2254154abbd128ac7f,
  "/payload/admin/pictures/new-file.client#EnglishDescription": EnglishDescription_8cef05db3e6fff2254154abbd128ac7f,
  "/payload/admin/pictures/new-file.client#NewFileField": NewFileField_8cef05db3e6fff2254154abbd128ac7f,
  "/payload/admin/pictures/folder-filter#FolderFilter": FolderFilter_f3af2196c599e756c7b5ce3871c7bac6,
  "/payload/admin/pictures/new-file.client#FileLimit": FileLimit_8cef05db3e6fff2254154abbd128ac7f,
  "/payload/admin/cells#PriceCell": PriceCell_0aadab158ad40d9f738a3753fa24ab8b,
  "/payload/admin/form-fields.client#PercentField": PercentField_41871a024ed54fe6b8ecaa764a91f758,
  "/payload/admin/promotions/uses-panel.client#PromotionSummary": PromotionSummary_4e3da8f20526aef8018252b056bae180,
  "/payload/admin/promotions/promotion-cell#PromotionCell": PromotionCell_a7d8d95da5a8bfbec04faa37bb9fcf13,
  "/payload/admin/cells#DiscountCell": DiscountCell_0aadab158ad40d9f738a3753fa24ab8b,
  "/payload/admin/promotions/promotion-screen.client#PromotionScreen": PromotionScreen_cf340297e511aacc0c1471345c434402,
  "/payload/admin/promotions/uses-panel.client#UsesPanel": UsesPanel_4e3da8f20526aef8018252b056bae180,
  "/payload/admin/promotions/uses-panel.client#BatchPanel": BatchPanel_4e3da8f20526aef8018252b056bae180,
  "/payload/admin/support/order-receipt#OrderPage": OrderPage_dd343b27a86ee9afbbad123d3ba635a3,
  "/payload/admin/support/status-cell#OrderStatusCell": OrderStatusCell_47b630dae449920834673c050c13a195,
  "/payload/admin/support/order-status-field.client#OrderStatusField": OrderStatusField_85506b6d43a7b434ae325917eb0245b7,
  "/payload/admin/record-fields#JsonField": JsonField_50f6817aa8cb58bb2d8bba7d179395a1,
  "/payload/admin/cells#AmountCell": AmountCell_0aadab158ad40d9f738a3753fa24ab8b,
  "/payload/admin/record-fields#AmountField": AmountField_50f6817aa8cb58bb2d8bba7d179395a1,
  "/payload/admin/record-fields#EventsField": EventsField_50f6817aa8cb58bb2d8bba7d179395a1,
  "/payload/admin/payments/refund-panel.client#RefundPanel": RefundPanel_bdeb8a08c3f12cb344243ad9ab65c7b4,
  "/payload/admin/support/list-notes#OrderTotals": OrderTotals_edd25a263cb92233ed811fd25d34b389,
  "/payload/admin/support/export-records#ExportRecords": ExportRecords_4285af4e8e7fe5c9f6596f51ed531402,
  "/payload/admin/payments/payment-refunds#PaymentRefunds": PaymentRefunds_c6694066d20d347c1fddbcd6dfe68b1d,
  "/payload/admin/payments/payment-buttons.client#ReceivePayment": ReceivePayment_1755f6244024ec478ee11e2f99bc3ce0,
  "/payload/admin/payments/payment-buttons.client#CardCharges": CardCharges_1755f6244024ec478ee11e2f99bc3ce0,
  "/payload/admin/subscriptions/close-refund.client#CloseRefund": CloseRefund_94bb1d9a6e04358a9e3788bcdd09d477,
  "/payload/admin/support/order-receipt#InvoiceLinesField": InvoiceLinesField_dd343b27a86ee9afbbad123d3ba635a3,
  "/payload/admin/payments/export-invoices#ExportInvoices": ExportInvoices_b58a85785c0cee334d9e7a8fad8e2663,
  "/payload/admin/authorization-code-field.client#AuthorizationCodeField": AuthorizationCodeField_0c695d1d44d54102a89b9444119664b8,
  "/payload/admin/support/customer-page#CustomerPage": CustomerPage_2e546cc74f0206359ce77f723e9ddb24,
  "/payload/admin/two-step/panels.client#ResetTwoStep": ResetTwoStep_8a6ead93b3e5282952499b29ccae70a4,
  "/payload/admin/support/list-notes#GuestOrders": GuestOrders_edd25a263cb92233ed811fd25d34b389,
  "/payload/admin/record-fields#NamesField": NamesField_50f6817aa8cb58bb2d8bba7d179395a1,
  "/payload/admin/record-fields#ContactsField": ContactsField_50f6817aa8cb58bb2d8bba7d179395a1,
  "/payload/admin/record-fields#ItemsField": ItemsField_50f6817aa8cb58bb2d8bba7d179395a1,
  "/payload/admin/subscriptions/subscription-panel.client#SubscriptionPanel": SubscriptionPanel_c5c89f3d305481f36e5db44745d76b8a,
  "/payload/admin/provisioning/task-panel.client#TaskPanel": TaskPanel_4c52fa009671ae78164051b50f0df59a,
  "/payload/admin/cells#DueCell": DueCell_0aadab158ad40d9f738a3753fa24ab8b,
  "/payload/admin/record-fields#DueField": DueField_50f6817aa8cb58bb2d8bba7d179395a1,
  "/payload/admin/support/mail-panel.client#MailPanel": MailPanel_0df7bf663dc44b9bc1fb5237f06e52c7,
  "/payload/admin/form-fields.client#CurrentPassword": CurrentPassword_41871a024ed54fe6b8ecaa764a91f758,
  "/payload/admin/two-step/own-panel.client#OwnTwoStep": OwnTwoStep_2f3001d2d21408997194c5825f4f79fb,
  "/payload/admin/two-step/panels.client#HeldUp": HeldUp_8a6ead93b3e5282952499b29ccae70a4,
  "/payload/admin/two-step/panels.client#StaffSessions": StaffSessions_8a6ead93b3e5282952499b29ccae70a4,
  "/payload/admin/api-keys/api-key-panel.client#ScopesField": ScopesField_c9943434d61038555afa71a6794d3b58,
  "/payload/admin/api-keys/api-key-panel.client#ApiKeyPanel": ApiKeyPanel_c9943434d61038555afa71a6794d3b58,
  "/payload/admin/audit/changes-list#ChangesCell": ChangesCell_28bb7ed37908893fa777fceb28d74f14,
  "/payload/admin/audit/changes-list#ChangesField": ChangesField_28bb7ed37908893fa777fceb28d74f14,
  "/payload/admin/webhooks/endpoint-panel.client#EventsField": EventsField_4829b57f4be53e4d735bf3241c1fc48a,
  "/payload/admin/webhooks/endpoint-panel.client#EndpointPanel": EndpointPanel_4829b57f4be53e4d735bf3241c1fc48a,
  "/payload/admin/webhooks/endpoint-panel.client#DeliveryPanel": DeliveryPanel_4829b57f4be53e4d735bf3241c1fc48a,
  "/payload/admin/menu/menu#Menu": Menu_58e126f30d03700ff1019079af355bf2,
  "/payload/admin/brand#Icon": Icon_7c32d6b01f1e3bfd0e7105220c111148,
  "/payload/admin/brand#Logo": Logo_7c32d6b01f1e3bfd0e7105220c111148,
  "/payload/admin/search-and-replace/palette#Palette": Palette_0fbbc8d3d178345799125ee3500fe758,
  "/payload/admin/guides/how-to#HowTo": HowTo_d0f54b54012800cece7f33d75d0624ac,
  "/payload/admin/language/language-switch.client#LanguageSwitch": LanguageSwitch_4d616975a16d8162e06a5f6db111618f,
  "/payload/admin/menu/keep-history.client#KeepHistory": KeepHistory_235b66a249450055039a8547f4289f6a,
  "/payload/admin/language/switching.client#SwitchingProvider": SwitchingProvider_1b28b4b929469d349eb7feed1c930921,
  "/payload/admin/accessibility/named-controls.client#NamedControls": NamedControls_ae5ef589ca03839c8dc50319e526c046,
  "/payload/admin/dashboard/dashboard-view#DashboardView": DashboardView_9ff6271dc533af898b95f57bb25238f1,
  "/payload/admin/two-step/login-view#LoginView": LoginView_0cfc040914b372b5e64537c67ab5edcf,
  "/payload/references/used-in#LinksView": LinksView_01919a9925b46a61a60ddddbad2ac5dc,
  "/payload/admin/search-and-replace/texts-view#TextsView": TextsView_1d1aed17bccaaaf97e2ed66876605238,
  "/payload/admin/translations/translations-view#TranslationsView": TranslationsView_497c9170d2aefc337fc522ed7b35c8b2,
  "/payload/admin/prices/prices-view#PricesView": PricesView_8db7a9b30bd564fc5790c2db6156692a,
  "/payload/admin/jobs/failed-jobs-view#FailedJobsView": FailedJobsView_e4b4fe40e515ceb583b1cb3b40e8f0dd,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
