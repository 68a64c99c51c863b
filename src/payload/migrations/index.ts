import * as baseline from './20261123_173722_baseline'
import * as couponConditions from './20261123_184500_coupon_conditions'
import * as twoStepLogin from './20261124_000343_two_step_login'
import * as passkeys from './20261124_010000_passkeys'
import * as catalogueChanges from './20261124_080000_catalogue_changes'
import * as listsThatGrow from './20261124_120000_lists_that_grow'
import * as sandboxCard from './20261124_230129_sandbox_card'
import * as knowledgeBase from './20261124_230151_knowledge_base'
import * as invoices from './20261124_230721_invoices'
import * as invoiceSeries from './20261124_231000_invoice_series'
import * as promotions from './20261124_232418_promotions'
import * as priceChanges from './20261125_023000_price_changes'
import * as subscriptions from './20261125_024551_subscriptions'
import * as strikePolicy from './20261125_024613_strike_policy'
import * as namesForYears from './20261125_024643_names_for_years'
import * as translations from './20261125_024825_translations'
import * as webhooks from './20261125_024959_webhooks'
import * as subscriptionOrders from './20261125_030100_subscription_orders'
import * as provisioning from './20261125_065315_provisioning'
import * as simulatedHost from './20261125_065400_simulated_host'
import * as dashboard from './20261125_065649_dashboard'
import * as searchedTexts from './20261125_070000_searched_texts'
import * as subscriptionChanges from './20261125_070500_subscription_changes'
import * as tax from './20261125_071217_tax'
import * as contentLinks from './20261125_071500_content_links'
import * as formerPictures from './20261125_093100_former_pictures'
import * as codeComparisons from './20261125_093312_code_comparisons'
import * as comparedCarts from './20261125_094000_compared_carts'
import * as namesByExtension from './20261125_095500_names_by_extension'
import * as moneyBack from './20261125_100000_money_back'
import * as keptCards from './20261125_101500_kept_cards'
import * as figures from './20261125_103000_figures'
import * as extensionHolders from './20261125_103600_extension_holders'
import * as refusedVatIds from './20261127_064000_refused_vat_ids'
import * as pricesShown from './20261127_105140_prices_shown'
import * as indexForeignKeys from './20261128_102150_index_foreign_keys'
import * as unpaidOrders from './20261128_123809_unpaid_orders'
import * as prepaidBalances from './20261128_131500_prepaid_balances'
import * as demoNotice from './20261128_133904_demo_notice'
import * as domainRegistered from './20261128_134600_domain_registered'
import * as subscriptionParts from './20261128_150000_subscription_parts'
import * as sameAsEnglish from './20261128_160000_same_as_english'
import * as addonsInPlans from './20261128_164500_addons_in_plans'
import * as startConsents from './20261128_170000_start_consents'
import * as firstCurrencies from './20261128_170500_first_currencies'
import * as sampleTextIndex from './20261128_205500_sample_text_index'
import * as accountDeleted from './20261128_224500_account_deleted'
import * as cancellationConfirmation from './20261128_225000_cancellation_confirmation'
import * as emailChange from './20261128_225500_email_change'
import * as domainConnections from './20261128_231500_domain_connections'
import * as orderReferences from './20261129_020000_order_references'
import * as domainCharges from './20261128_231500_domain_charges'
import * as websiteFacts from './20261129_021500_website_facts'
import * as apiKeys from './20261129_020000_api_keys'
import * as supportAndCodes from './20261129_021500_support_and_codes'
import * as servicesInPlans from './20261129_024000_services_in_plans'
import * as siteSearch from './20261129_051500_site_search'
import * as contractCodeComparisons from './20261129_060000_contract_code_comparisons'
import * as additionalDomains from './20261129_060500_additional_domains'
import * as contractDomainConnections from './20261129_060600_contract_domain_connections'
import * as menuDescriptions from './20261129_061000_menu_descriptions'

/** In the order they run. */
export const migrations = [
  { up: baseline.up, down: baseline.down, name: '20261123_173722_baseline' },
  { up: couponConditions.up, down: couponConditions.down, name: '20261123_184500_coupon_conditions' },
  { up: twoStepLogin.up, down: twoStepLogin.down, name: '20261124_000343_two_step_login' },
  { up: passkeys.up, down: passkeys.down, name: '20261124_010000_passkeys' },
  { up: catalogueChanges.up, down: catalogueChanges.down, name: '20261124_080000_catalogue_changes' },
  { up: listsThatGrow.up, down: listsThatGrow.down, name: '20261124_120000_lists_that_grow' },
  { up: sandboxCard.up, down: sandboxCard.down, name: '20261124_230129_sandbox_card' },
  { up: knowledgeBase.up, down: knowledgeBase.down, name: '20261124_230151_knowledge_base' },
  { up: invoices.up, down: invoices.down, name: '20261124_230721_invoices' },
  { up: invoiceSeries.up, down: invoiceSeries.down, name: '20261124_231000_invoice_series' },
  { up: promotions.up, down: promotions.down, name: '20261124_232418_promotions' },
  { up: priceChanges.up, down: priceChanges.down, name: '20261125_023000_price_changes' },
  { up: subscriptions.up, down: subscriptions.down, name: '20261125_024551_subscriptions' },
  { up: strikePolicy.up, down: strikePolicy.down, name: '20261125_024613_strike_policy' },
  { up: namesForYears.up, down: namesForYears.down, name: '20261125_024643_names_for_years' },
  { up: translations.up, down: translations.down, name: '20261125_024825_translations' },
  { up: webhooks.up, down: webhooks.down, name: '20261125_024959_webhooks' },
  { up: subscriptionOrders.up, down: subscriptionOrders.down, name: '20261125_030100_subscription_orders' },
  { up: provisioning.up, down: provisioning.down, name: '20261125_065315_provisioning' },
  { up: simulatedHost.up, down: simulatedHost.down, name: '20261125_065400_simulated_host' },
  { up: dashboard.up, down: dashboard.down, name: '20261125_065649_dashboard' },
  { up: searchedTexts.up, down: searchedTexts.down, name: '20261125_070000_searched_texts' },
  { up: subscriptionChanges.up, down: subscriptionChanges.down, name: '20261125_070500_subscription_changes' },
  { up: tax.up, down: tax.down, name: '20261125_071217_tax' },
  { up: contentLinks.up, down: contentLinks.down, name: '20261125_071500_content_links' },
  { up: formerPictures.up, down: formerPictures.down, name: '20261125_093100_former_pictures' },
  { up: codeComparisons.up, down: codeComparisons.down, name: '20261125_093312_code_comparisons' },
  { up: comparedCarts.up, down: comparedCarts.down, name: '20261125_094000_compared_carts' },
  { up: namesByExtension.up, down: namesByExtension.down, name: '20261125_095500_names_by_extension' },
  { up: moneyBack.up, down: moneyBack.down, name: '20261125_100000_money_back' },
  { up: keptCards.up, down: keptCards.down, name: '20261125_101500_kept_cards' },
  { up: figures.up, down: figures.down, name: '20261125_103000_figures' },
  { up: extensionHolders.up, down: extensionHolders.down, name: '20261125_103600_extension_holders' },
  { up: refusedVatIds.up, down: refusedVatIds.down, name: '20261127_064000_refused_vat_ids' },
  { up: pricesShown.up, down: pricesShown.down, name: '20261127_105140_prices_shown' },
  { up: indexForeignKeys.up, down: indexForeignKeys.down, name: '20261128_102150_index_foreign_keys' },
  { up: unpaidOrders.up, down: unpaidOrders.down, name: '20261128_123809_unpaid_orders' },
  { up: prepaidBalances.up, down: prepaidBalances.down, name: '20261128_131500_prepaid_balances' },
  { up: demoNotice.up, down: demoNotice.down, name: '20261128_133904_demo_notice' },
  { up: domainRegistered.up, down: domainRegistered.down, name: '20261128_134600_domain_registered' },
  { up: subscriptionParts.up, down: subscriptionParts.down, name: '20261128_150000_subscription_parts' },
  { up: sameAsEnglish.up, down: sameAsEnglish.down, name: '20261128_160000_same_as_english' },
  { up: addonsInPlans.up, down: addonsInPlans.down, name: '20261128_164500_addons_in_plans' },
  { up: startConsents.up, down: startConsents.down, name: '20261128_170000_start_consents' },
  { up: firstCurrencies.up, down: firstCurrencies.down, name: '20261128_170500_first_currencies' },
  { up: sampleTextIndex.up, down: sampleTextIndex.down, name: '20261128_205500_sample_text_index' },
  { up: accountDeleted.up, down: accountDeleted.down, name: '20261128_224500_account_deleted' },
  { up: cancellationConfirmation.up, down: cancellationConfirmation.down, name: '20261128_225000_cancellation_confirmation' },
  { up: emailChange.up, down: emailChange.down, name: '20261128_225500_email_change' },
  { up: domainConnections.up, down: domainConnections.down, name: '20261128_231500_domain_connections' },
  { up: domainCharges.up, down: domainCharges.down, name: '20261128_231500_domain_charges' },
  { up: orderReferences.up, down: orderReferences.down, name: '20261129_020000_order_references' },
  { up: apiKeys.up, down: apiKeys.down, name: '20261129_020000_api_keys' },
  { up: websiteFacts.up, down: websiteFacts.down, name: '20261129_021500_website_facts' },
  { up: supportAndCodes.up, down: supportAndCodes.down, name: '20261129_021500_support_and_codes' },
  { up: servicesInPlans.up, down: servicesInPlans.down, name: '20261129_024000_services_in_plans' },
  { up: siteSearch.up, down: siteSearch.down, name: '20261129_051500_site_search' },
  { up: contractCodeComparisons.up, down: contractCodeComparisons.down, name: '20261129_060000_contract_code_comparisons' },
  { up: additionalDomains.up, down: additionalDomains.down, name: '20261129_060500_additional_domains' },
  { up: contractDomainConnections.up, down: contractDomainConnections.down, name: '20261129_060600_contract_domain_connections' },
  { up: menuDescriptions.up, down: menuDescriptions.down, name: '20261129_061000_menu_descriptions' },
]
