// Made by `npm run gen` of the Open API's description.

export interface paths {
    "/open/v1/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open/v1/quotes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["quote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open/v1/addresses/shippers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listShippers"];
        put?: never;
        post: operations["addShipper"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open/v1/addresses/consignees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listConsignees"];
        put?: never;
        post: operations["addConsignee"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open/v1/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listOrders"];
        put?: never;
        post: operations["createOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open/v1/orders/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["createOrders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open/v1/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open/v1/orders/{id}/pay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["payOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open/v1/orders/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["cancelOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open/v1/orders/{id}/intercept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["interceptOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open/v1/orders/{id}/let-go-on": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["letOrderGoOn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open/v1/orders/drafts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["createDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open/v1/orders/{id}/weight": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["changeWeight"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open/v1/orders/{id}/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["submitOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open/v1/hand-overs/waiting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listWaitingLines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open/v1/hand-overs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listHandOvers"];
        put?: never;
        post: operations["handOver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open/v1/hand-overs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getHandOver"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open/v1/hand-overs/{id}/sheet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getHandOverSheet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open/v1/hand-overs/{id}/take-back": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["takeBackHandOver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open/v1/withholdings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listWithholdings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open/v1/withholdings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getWithholding"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open/v1/withholdings/{id}/lines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listWithholdingLines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open/v1/withholdings/{id}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["answerWithholding"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open/v1/orders/tracking-numbers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["listTrackingNumbers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open/v1/orders/{id}/tracking": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getTracking"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open/v1/orders/{id}/label": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getLabel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open/v1/orders/{id}/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open/v1/orders/{id}/documents/{kind}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open/v1/balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getBalance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open/v1/transactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open/v1/orders/{id}/charges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getCharges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open/v1/cost-changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listCostChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open/v1/cost-changes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getCostChange"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open/v1/cost-changes/{id}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["confirmCostChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open/v1/cost-changes/{id}/dispute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["disputeCostChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open/v1/sandbox/orders/{id}/receive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["sandboxReceive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open/v1/sandbox/orders/{id}/dispatch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["sandboxDispatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open/v1/sandbox/orders/{id}/track": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["sandboxTrack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open/v1/sandbox/clock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["sandboxClock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open/v1/sandbox/top-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["sandboxTopUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open/v1/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listWebhooks"];
        put?: never;
        post: operations["addWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open/v1/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open/v1/webhooks/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open/v1/webhooks/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["testWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open/v1/webhooks/{id}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["replayWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Problem: {
            type: string;
            title: string;
            status: number;
            detail: string;
            errorKey: string;
            issues?: {
                path: string;
                key: string;
                message: string;
            }[];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listProducts: {
        parameters: {
            query?: {
                country?: string;
                goodsType?: "WPX" | "DOC" | "PAK";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            id: string;
                            code: string;
                            name: string;
                            carrier: string;
                            goodsTypes: ("WPX" | "DOC" | "PAK")[];
                            cargoProperties: ("general" | "builtInBattery" | "packedBattery" | "pureBattery" | "liquid" | "powder" | "magnetic" | "cosmetic" | "food")[];
                            origins: string[];
                            countries: string[];
                            dutyTerms: ("DDP" | "DDU") | null;
                            transitDaysMin: number;
                            transitDaysMax: number;
                            from: {
                                amount: string;
                                /** @enum {string} */
                                currency: "CNY" | "USD" | "EUR" | "GBP" | "HKD" | "JPY" | "AUD" | "CAD" | "SGD" | "BRL" | "SAR" | "AED" | "MXN" | "KRW" | "THB" | "MYR" | "PHP" | "VND" | "IDR" | "NZD" | "CHF" | "SEK" | "PLN" | "CZK" | "RUB" | "TWD" | "MOP" | "INR" | "ZAR" | "KWD";
                            };
                        }[];
                    };
                };
            };
            /** @description request.malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description apiKey.invalid, apiKey.signatureWrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.notFound */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.invalid, account.notActive */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.tooMany */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description server.failed */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description server.unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    quote: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    parcel: {
                        originCode?: string;
                        countryCode: string;
                        postCode?: string;
                        city?: string;
                        /** @enum {string} */
                        addressType?: "residential" | "business";
                        /**
                         * @default WPX
                         * @enum {string}
                         */
                        goodsType?: "WPX" | "DOC" | "PAK";
                        boxes: {
                            weight: number;
                            length?: number;
                            width?: number;
                            height?: number;
                            /** @default 1 */
                            count?: number;
                        }[];
                        /** @default [] */
                        goods?: {
                            hsCode?: string;
                            /**
                             * @default general
                             * @enum {string}
                             */
                            cargoProperty?: "general" | "builtInBattery" | "packedBattery" | "pureBattery" | "liquid" | "powder" | "magnetic" | "cosmetic" | "food";
                            /** @default 1 */
                            quantity?: number;
                            /** @default 0 */
                            value?: string;
                        }[];
                        /**
                         * @default USD
                         * @enum {string}
                         */
                        declaredCurrency?: "CNY" | "USD" | "EUR" | "GBP" | "HKD" | "JPY" | "AUD" | "CAD" | "SGD" | "BRL" | "SAR" | "AED" | "MXN" | "KRW" | "THB" | "MYR" | "PHP" | "VND" | "IDR" | "NZD" | "CHF" | "SEK" | "PLN" | "CZK" | "RUB" | "TWD" | "MOP" | "INR" | "ZAR" | "KWD";
                        insuranceValue?: string;
                        /** @enum {string} */
                        insuranceCurrency?: "CNY" | "USD" | "EUR" | "GBP" | "HKD" | "JPY" | "AUD" | "CAD" | "SGD" | "BRL" | "SAR" | "AED" | "MXN" | "KRW" | "THB" | "MYR" | "PHP" | "VND" | "IDR" | "NZD" | "CHF" | "SEK" | "PLN" | "CZK" | "RUB" | "TWD" | "MOP" | "INR" | "ZAR" | "KWD";
                        codPrice?: string;
                        /** @enum {string} */
                        codCurrency?: "CNY" | "USD" | "EUR" | "GBP" | "HKD" | "JPY" | "AUD" | "CAD" | "SGD" | "BRL" | "SAR" | "AED" | "MXN" | "KRW" | "THB" | "MYR" | "PHP" | "VND" | "IDR" | "NZD" | "CHF" | "SEK" | "PLN" | "CZK" | "RUB" | "TWD" | "MOP" | "INR" | "ZAR" | "KWD";
                        /** @default false */
                        signatureService?: boolean;
                        texts?: {
                            [key: string]: string;
                        };
                    };
                    /** Format: uuid */
                    productId?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: ({
                            /** @constant */
                            ok: true;
                            productId: string;
                            productCode: string;
                            productName: string;
                            transitDaysMin: number;
                            transitDaysMax: number;
                            total: {
                                amount: string;
                                /** @enum {string} */
                                currency: "CNY" | "USD" | "EUR" | "GBP" | "HKD" | "JPY" | "AUD" | "CAD" | "SGD" | "BRL" | "SAR" | "AED" | "MXN" | "KRW" | "THB" | "MYR" | "PHP" | "VND" | "IDR" | "NZD" | "CHF" | "SEK" | "PLN" | "CZK" | "RUB" | "TWD" | "MOP" | "INR" | "ZAR" | "KWD";
                            };
                            lines: {
                                code: string;
                                name: string;
                                value: {
                                    amount: string;
                                    /** @enum {string} */
                                    currency: "CNY" | "USD" | "EUR" | "GBP" | "HKD" | "JPY" | "AUD" | "CAD" | "SGD" | "BRL" | "SAR" | "AED" | "MXN" | "KRW" | "THB" | "MYR" | "PHP" | "VND" | "IDR" | "NZD" | "CHF" | "SEK" | "PLN" | "CZK" | "RUB" | "TWD" | "MOP" | "INR" | "ZAR" | "KWD";
                                };
                                why: string;
                            }[];
                            realKg: number;
                            volumetricKg: number;
                            billableKg: number;
                            isRemote: boolean;
                            validUntil: string | null;
                        } | {
                            /** @constant */
                            ok: false;
                            productId: string;
                            productCode: string;
                            productName: string;
                            transitDaysMin: number;
                            transitDaysMax: number;
                            /** @enum {string} */
                            refusal: "origin" | "notServed" | "goodsType" | "cargoProperty" | "tooLight" | "tooHeavy" | "orderTooHeavy" | "tooLarge" | "tooManyBoxes" | "declaredTooHigh" | "noPrice" | "noRate";
                            reason: string;
                        })[];
                    };
                };
            };
            /** @description request.malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description apiKey.invalid, apiKey.signatureWrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.notFound, product.notFound */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.invalid, account.notActive */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.tooMany */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description server.failed */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description server.unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listShippers: {
        parameters: {
            query?: {
                limit?: number;
                page?: number;
                keyword?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            code: string;
                            name: string;
                            company: string;
                            phone: string;
                            email: string;
                            countryCode: string;
                            province: string;
                            city: string;
                            area: string;
                            address1: string;
                            address2: string;
                            address3: string;
                            houseNumber: string;
                            postCode: string;
                            warehouseCode: string;
                            taxType: string;
                            taxNo: string;
                            certificateType: string;
                            certificateNo: string;
                            remark: string;
                            tags: string[];
                            isDefault: boolean;
                            id: string;
                            isDuplicate: boolean;
                            /** Format: date-time */
                            updatedAt: string;
                        }[];
                        total: number;
                    };
                };
            };
            /** @description request.malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description apiKey.invalid, apiKey.signatureWrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.notFound */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.invalid */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.tooMany */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description server.failed */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description server.unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    addShipper: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default false */
                    allowDuplicate?: boolean;
                    /** @default  */
                    code?: string;
                    name: string;
                    /** @default  */
                    company?: string;
                    phone: string;
                    /** @default  */
                    email?: string;
                    countryCode: string;
                    province: string;
                    city: string;
                    /** @default  */
                    area?: string;
                    address1: string;
                    /** @default  */
                    address2?: string;
                    /** @default  */
                    address3?: string;
                    /** @default  */
                    houseNumber?: string;
                    /** @default  */
                    postCode?: string;
                    /** @default  */
                    warehouseCode?: string;
                    /**
                     * @default
                     * @enum {string}
                     */
                    taxType?: "" | "IOSS" | "VAT" | "EORI" | "CPF" | "CNPJ" | "PCCC" | "EIN" | "RFC" | "GST" | "VOEC";
                    /** @default  */
                    taxNo?: string;
                    /**
                     * @default
                     * @enum {string}
                     */
                    certificateType?: "" | "identityCard" | "passport" | "businessLicence" | "residencePermit";
                    /** @default  */
                    certificateNo?: string;
                    /** @default  */
                    remark?: string;
                    tags?: string[] | string;
                    isDefault?: boolean | string;
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        name: string;
                        company: string;
                        phone: string;
                        email: string;
                        countryCode: string;
                        province: string;
                        city: string;
                        area: string;
                        address1: string;
                        address2: string;
                        address3: string;
                        houseNumber: string;
                        postCode: string;
                        warehouseCode: string;
                        taxType: string;
                        taxNo: string;
                        certificateType: string;
                        certificateNo: string;
                        remark: string;
                        tags: string[];
                        isDefault: boolean;
                        id: string;
                        isDuplicate: boolean;
                        /** Format: date-time */
                        updatedAt: string;
                    };
                };
            };
            /** @description request.malformed, idempotency.keyMissing */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description apiKey.invalid, apiKey.signatureWrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.notFound */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description idempotency.running, address.duplicate, address.codeTaken, dictItem.disabled */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.invalid, idempotency.otherBody */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.tooMany */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description server.failed */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description server.unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listConsignees: {
        parameters: {
            query?: {
                limit?: number;
                page?: number;
                keyword?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            alias: string;
                            name: string;
                            company: string;
                            phone: string;
                            email: string;
                            phone2: string;
                            countryCode: string;
                            province: string;
                            city: string;
                            area: string;
                            address1: string;
                            address2: string;
                            address3: string;
                            houseNumber: string;
                            postCode: string;
                            addressType: string;
                            eoriNo: string;
                            platform: string;
                            buyerAccount: string;
                            deliveryNotes: string;
                            accessCode: string;
                            taxType: string;
                            taxNo: string;
                            certificateType: string;
                            certificateNo: string;
                            remark: string;
                            tags: string[];
                            isDefault: boolean;
                            id: string;
                            isDuplicate: boolean;
                            /** Format: date-time */
                            updatedAt: string;
                        }[];
                        total: number;
                    };
                };
            };
            /** @description request.malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description apiKey.invalid, apiKey.signatureWrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.notFound */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.invalid */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.tooMany */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description server.failed */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description server.unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    addConsignee: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default false */
                    allowDuplicate?: boolean;
                    /** @default  */
                    alias?: string;
                    name: string;
                    /** @default  */
                    company?: string;
                    phone: string;
                    /** @default  */
                    email?: string;
                    /** @default  */
                    phone2?: string;
                    countryCode: string;
                    province: string;
                    city: string;
                    /** @default  */
                    area?: string;
                    address1: string;
                    /** @default  */
                    address2?: string;
                    /** @default  */
                    address3?: string;
                    /** @default  */
                    houseNumber?: string;
                    /** @default  */
                    postCode?: string;
                    /**
                     * @default
                     * @enum {string}
                     */
                    addressType?: "" | "residential" | "business";
                    /** @default  */
                    eoriNo?: string;
                    /** @default  */
                    platform?: string;
                    /** @default  */
                    buyerAccount?: string;
                    /** @default  */
                    deliveryNotes?: string;
                    /** @default  */
                    accessCode?: string;
                    /**
                     * @default
                     * @enum {string}
                     */
                    taxType?: "" | "IOSS" | "VAT" | "EORI" | "CPF" | "CNPJ" | "PCCC" | "EIN" | "RFC" | "GST" | "VOEC";
                    /** @default  */
                    taxNo?: string;
                    /**
                     * @default
                     * @enum {string}
                     */
                    certificateType?: "" | "identityCard" | "passport" | "businessLicence" | "residencePermit";
                    /** @default  */
                    certificateNo?: string;
                    /** @default  */
                    remark?: string;
                    tags?: string[] | string;
                    isDefault?: boolean | string;
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        alias: string;
                        name: string;
                        company: string;
                        phone: string;
                        email: string;
                        phone2: string;
                        countryCode: string;
                        province: string;
                        city: string;
                        area: string;
                        address1: string;
                        address2: string;
                        address3: string;
                        houseNumber: string;
                        postCode: string;
                        addressType: string;
                        eoriNo: string;
                        platform: string;
                        buyerAccount: string;
                        deliveryNotes: string;
                        accessCode: string;
                        taxType: string;
                        taxNo: string;
                        certificateType: string;
                        certificateNo: string;
                        remark: string;
                        tags: string[];
                        isDefault: boolean;
                        id: string;
                        isDuplicate: boolean;
                        /** Format: date-time */
                        updatedAt: string;
                    };
                };
            };
            /** @description request.malformed, idempotency.keyMissing */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description apiKey.invalid, apiKey.signatureWrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.notFound */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description idempotency.running, address.duplicate, dictItem.disabled */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.invalid, idempotency.otherBody */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.tooMany */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description server.failed */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description server.unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listOrders: {
        parameters: {
            query?: {
                limit?: number;
                cursor?: string;
                updated_after?: string & (unknown & unknown);
                status?: "draft" | "ordering" | "generated" | "failed" | "voided" | "refunded" | "inWarehouse" | "withheld" | "outWarehouse" | "delivered" | "chargedBack";
                number?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            id: string;
                            orderNo: string;
                            customerNo: string;
                            /** @enum {string} */
                            status: "draft" | "ordering" | "generated" | "failed" | "voided" | "refunded" | "inWarehouse" | "withheld" | "outWarehouse" | "delivered" | "chargedBack";
                            /** @enum {string} */
                            settlement: "unpaid" | "paid" | "refunded";
                            /** @enum {string} */
                            source: "web" | "import" | "api" | "counter";
                            /** @enum {string} */
                            label: "none" | "pending" | "ready";
                            trackingNumber: string;
                            trackingNumberProvisional: boolean;
                            failReason: string;
                            handedOver: boolean;
                            intercepted: boolean;
                            productId: string | null;
                            productName: string;
                            countryCode: string;
                            consigneeName: string;
                            boxCount: number;
                            declaredKg: number;
                            measuredKg: number | null;
                            quoted: {
                                amount: string;
                                /** @enum {string} */
                                currency: "CNY" | "USD" | "EUR" | "GBP" | "HKD" | "JPY" | "AUD" | "CAD" | "SGD" | "BRL" | "SAR" | "AED" | "MXN" | "KRW" | "THB" | "MYR" | "PHP" | "VND" | "IDR" | "NZD" | "CHF" | "SEK" | "PLN" | "CZK" | "RUB" | "TWD" | "MOP" | "INR" | "ZAR" | "KWD";
                            } | null;
                            measured: {
                                amount: string;
                                /** @enum {string} */
                                currency: "CNY" | "USD" | "EUR" | "GBP" | "HKD" | "JPY" | "AUD" | "CAD" | "SGD" | "BRL" | "SAR" | "AED" | "MXN" | "KRW" | "THB" | "MYR" | "PHP" | "VND" | "IDR" | "NZD" | "CHF" | "SEK" | "PLN" | "CZK" | "RUB" | "TWD" | "MOP" | "INR" | "ZAR" | "KWD";
                            } | null;
                            held: {
                                amount: string;
                                /** @enum {string} */
                                currency: "CNY" | "USD" | "EUR" | "GBP" | "HKD" | "JPY" | "AUD" | "CAD" | "SGD" | "BRL" | "SAR" | "AED" | "MXN" | "KRW" | "THB" | "MYR" | "PHP" | "VND" | "IDR" | "NZD" | "CHF" | "SEK" | "PLN" | "CZK" | "RUB" | "TWD" | "MOP" | "INR" | "ZAR" | "KWD";
                            } | null;
                            paid: {
                                amount: string;
                                /** @enum {string} */
                                currency: "CNY" | "USD" | "EUR" | "GBP" | "HKD" | "JPY" | "AUD" | "CAD" | "SGD" | "BRL" | "SAR" | "AED" | "MXN" | "KRW" | "THB" | "MYR" | "PHP" | "VND" | "IDR" | "NZD" | "CHF" | "SEK" | "PLN" | "CZK" | "RUB" | "TWD" | "MOP" | "INR" | "ZAR" | "KWD";
                            } | null;
                            /** @enum {string} */
                            costChange: "none" | "awaiting" | "confirmed" | "disputed";
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                            submittedAt: string | null;
                            paidAt: string | null;
                            receivedAt: string | null;
                            voidableUntil: string | null;
                        }[];
                        next: string | null;
                    };
                };
            };
            /** @description request.malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description apiKey.invalid, apiKey.signatureWrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.notFound */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.invalid */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.tooMany */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description server.failed */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description server.unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createOrder: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    order: {
                        customerNo?: string;
                        /**
                         * @default WPX
                         * @enum {string}
                         */
                        goodsType?: "WPX" | "DOC" | "PAK";
                        deliveryAddressCode?: string;
                        /**
                         * @default USD
                         * @enum {string}
                         */
                        declaredCurrency?: "CNY" | "USD" | "EUR" | "GBP" | "HKD" | "JPY" | "AUD" | "CAD" | "SGD" | "BRL" | "SAR" | "AED" | "MXN" | "KRW" | "THB" | "MYR" | "PHP" | "VND" | "IDR" | "NZD" | "CHF" | "SEK" | "PLN" | "CZK" | "RUB" | "TWD" | "MOP" | "INR" | "ZAR" | "KWD";
                        /** @enum {string} */
                        dutyTerms?: "DDP" | "DDU";
                        /** Format: uuid */
                        taxNumberId?: string;
                        insuranceValue?: string;
                        /** @enum {string} */
                        insuranceCurrency?: "CNY" | "USD" | "EUR" | "GBP" | "HKD" | "JPY" | "AUD" | "CAD" | "SGD" | "BRL" | "SAR" | "AED" | "MXN" | "KRW" | "THB" | "MYR" | "PHP" | "VND" | "IDR" | "NZD" | "CHF" | "SEK" | "PLN" | "CZK" | "RUB" | "TWD" | "MOP" | "INR" | "ZAR" | "KWD";
                        codPrice?: string;
                        /** @enum {string} */
                        codCurrency?: "CNY" | "USD" | "EUR" | "GBP" | "HKD" | "JPY" | "AUD" | "CAD" | "SGD" | "BRL" | "SAR" | "AED" | "MXN" | "KRW" | "THB" | "MYR" | "PHP" | "VND" | "IDR" | "NZD" | "CHF" | "SEK" | "PLN" | "CZK" | "RUB" | "TWD" | "MOP" | "INR" | "ZAR" | "KWD";
                        /** @default false */
                        signatureService?: boolean;
                        remark?: string;
                        /** Format: uuid */
                        productId: string;
                        shipper: {
                            /** @default  */
                            code?: string;
                            name: string;
                            /** @default  */
                            company?: string;
                            phone: string;
                            /** @default  */
                            email?: string;
                            countryCode: string;
                            province: string;
                            city: string;
                            /** @default  */
                            area?: string;
                            address1: string;
                            /** @default  */
                            address2?: string;
                            /** @default  */
                            address3?: string;
                            /** @default  */
                            houseNumber?: string;
                            /** @default  */
                            postCode?: string;
                            /** @default  */
                            warehouseCode?: string;
                            /**
                             * @default
                             * @enum {string}
                             */
                            taxType?: "" | "IOSS" | "VAT" | "EORI" | "CPF" | "CNPJ" | "PCCC" | "EIN" | "RFC" | "GST" | "VOEC";
                            /** @default  */
                            taxNo?: string;
                            /**
                             * @default
                             * @enum {string}
                             */
                            certificateType?: "" | "identityCard" | "passport" | "businessLicence" | "residencePermit";
                            /** @default  */
                            certificateNo?: string;
                        };
                        consignee: {
                            name: string;
                            /** @default  */
                            company?: string;
                            phone: string;
                            /** @default  */
                            email?: string;
                            /** @default  */
                            phone2?: string;
                            countryCode: string;
                            province: string;
                            city: string;
                            /** @default  */
                            area?: string;
                            address1: string;
                            /** @default  */
                            address2?: string;
                            /** @default  */
                            address3?: string;
                            /** @default  */
                            houseNumber?: string;
                            /** @default  */
                            postCode?: string;
                            /**
                             * @default
                             * @enum {string}
                             */
                            addressType?: "" | "residential" | "business";
                            /** @default  */
                            eoriNo?: string;
                            /** @default  */
                            deliveryNotes?: string;
                            /**
                             * @default
                             * @enum {string}
                             */
                            taxType?: "" | "IOSS" | "VAT" | "EORI" | "CPF" | "CNPJ" | "PCCC" | "EIN" | "RFC" | "GST" | "VOEC";
                            /** @default  */
                            taxNo?: string;
                            /**
                             * @default
                             * @enum {string}
                             */
                            certificateType?: "" | "identityCard" | "passport" | "businessLicence" | "residencePermit";
                            /** @default  */
                            certificateNo?: string;
                        };
                        boxes: {
                            boxNo?: string;
                            weight: number;
                            length?: number;
                            width?: number;
                            height?: number;
                        }[];
                        goods: {
                            sku?: string;
                            goodsName: string;
                            goodsNameEn: string;
                            /** @default PCS */
                            declareUnit?: string;
                            value: string;
                            weight?: number;
                            hsCode?: string;
                            goodsLink?: "" | string;
                            textureName?: string;
                            textureNameEn?: string;
                            /** @default CN */
                            madeCountry?: string;
                            /**
                             * @default general
                             * @enum {string}
                             */
                            cargoProperty?: "general" | "builtInBattery" | "packedBattery" | "pureBattery" | "liquid" | "powder" | "magnetic" | "cosmetic" | "food";
                            productIdentifier?: string;
                            quantity: number;
                        }[];
                    };
                    /** @default false */
                    remoteAgreed?: boolean;
                    agreedTotal?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        orderNo: string;
                        customerNo: string;
                        /** @enum {string} */
                        status: "draft" | "ordering" | "generated" | "failed" | "voided" | "refunded" | "inWarehouse" | "withheld" | "outWarehouse" | "delivered" | "chargedBack";
                        /** @enum {string} */
                        settlement: "unpaid" | "paid" | "refunded";
                        /** @enum {string} */
                        source: "web" | "import" | "api" | "counter";
                        /** @enum {string} */
                        label: "none" | "pending" | "ready";
                        trackingNumber: string;
                        trackingNumberProvisional: boolean;
                        failReason: string;
                        handedOver: boolean;
                        intercepted: boolean;
                        productId: string | null;
                        productName: string;
                        countryCode: string;
                        consigneeName: string;
                        boxCount: number;
                        declaredKg: number;
                        measuredKg: number | null;
                        quoted: {
                            amount: string;
                            /** @enum {string} */
                            currency: "CNY" | "USD" | "EUR" | "GBP" | "HKD" | "JPY" | "AUD" | "CAD" | "SGD" | "BRL" | "SAR" | "AED" | "MXN" | "KRW" | "THB" | "MYR" | "PHP" | "VND" | "IDR" | "NZD" | "CHF" | "SEK" | "PLN" | "CZK" | "RUB" | "TWD" | "MOP" | "INR" | "ZAR" | "KWD";
                        } | null;
                        measured: {
                            amount: string;
                            /** @enum {string} */
                            currency: "CNY" | "USD" | "EUR" | "GBP" | "HKD" | "JPY" | "AUD" | "CAD" | "SGD" | "BRL" | "SAR" | "AED" | "MXN" | "KRW" | "THB" | "MYR" | "PHP" | "VND" | "IDR" | "NZD" | "CHF" | "SEK" | "PLN" | "CZK" | "RUB" | "TWD" | "MOP" | "INR" | "ZAR" | "KWD";
                        } | null;
                        held: {
                            amount: string;
                            /** @enum {string} */
                            currency: "CNY" | "USD" | "EUR" | "GBP" | "HKD" | "JPY" | "AUD" | "CAD" | "SGD" | "BRL" | "SAR" | "AED" | "MXN" | "KRW" | "THB" | "MYR" | "PHP" | "VND" | "IDR" | "NZD" | "CHF" | "SEK" | "PLN" | "CZK" | "RUB" | "TWD" | "MOP" | "INR" | "ZAR" | "KWD";
                        } | null;
                        paid: {
                            amount: string;
                            /** @enum {string} */
                            currency: "CNY" | "USD" | "EUR" | "GBP" | "HKD" | "JPY" | "AUD" | "CAD" | "SGD" | "BRL" | "SAR" | "AED" | "MXN" | "KRW" | "THB" | "MYR" | "PHP" | "VND" | "IDR" | "NZD" | "CHF" | "SEK" | "PLN" | "CZK" | "RUB" | "TWD" | "MOP" | "INR" | "ZAR" | "KWD";
                        } | null;
                        /** @enum {string} */
                        costChange: "none" | "awaiting" | "confirmed" | "disputed";
                        /** Format: date-time */
                        createdAt: string;
                        /** Format: date-time */
                        updatedAt: string;
                        submittedAt: string | null;
                        paidAt: string | null;
                        receivedAt: string | null;
                        voidableUntil: string | null;
                    };
                };
            };
            /** @description request.malformed, idempotency.keyMissing */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description apiKey.invalid, apiKey.signatureWrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.notFound, product.notFound, taxNumber.notFound */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description idempotency.running, order.customerNoTaken, dictItem.disabled, order.remote, order.priceRose */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.invalid, idempotency.otherBody, account.notActive, account.frozen, receivable.overdue, order.notQuoted */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.tooMany */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description server.failed */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description server.unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createOrders: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    orders: {
                        order: {
                            customerNo?: string;
                            /**
                             * @default WPX
                             * @enum {string}
                             */
                            goodsType?: "WPX" | "DOC" | "PAK";
                            deliveryAddressCode?: string;
                            /**
                             * @default USD
                             * @enum {string}
                             */
                            declaredCurrency?: "CNY" | "USD" | "EUR" | "GBP" | "HKD" | "JPY" | "AUD" | "CAD" | "SGD" | "BRL" | "SAR" | "AED" | "MXN" | "KRW" | "THB" | "MYR" | "PHP" | "VND" | "IDR" | "NZD" | "CHF" | "SEK" | "PLN" | "CZK" | "RUB" | "TWD" | "MOP" | "INR" | "ZAR" | "KWD";
                            /** @enum {string} */
                            dutyTerms?: "DDP" | "DDU";
                            /** Format: uuid */
                            taxNumberId?: string;
                            insuranceValue?: string;
                            /** @enum {string} */
                            insuranceCurrency?: "CNY" | "USD" | "EUR" | "GBP" | "HKD" | "JPY" | "AUD" | "CAD" | "SGD" | "BRL" | "SAR" | "AED" | "MXN" | "KRW" | "THB" | "MYR" | "PHP" | "VND" | "IDR" | "NZD" | "CHF" | "SEK" | "PLN" | "CZK" | "RUB" | "TWD" | "MOP" | "INR" | "ZAR" | "KWD";
                            codPrice?: string;
                            /** @enum {string} */
                            codCurrency?: "CNY" | "USD" | "EUR" | "GBP" | "HKD" | "JPY" | "AUD" | "CAD" | "SGD" | "BRL" | "SAR" | "AED" | "MXN" | "KRW" | "THB" | "MYR" | "PHP" | "VND" | "IDR" | "NZD" | "CHF" | "SEK" | "PLN" | "CZK" | "RUB" | "TWD" | "MOP" | "INR" | "ZAR" | "KWD";
                            /** @default false */
                            signatureService?: boolean;
                            remark?: string;
                            /** Format: uuid */
                            productId: string;
                            shipper: {
                                /** @default  */
                                code?: string;
                                name: string;
                                /** @default  */
                                company?: string;
                                phone: string;
                                /** @default  */
                                email?: string;
                                countryCode: string;
                                province: string;
                                city: string;
                                /** @default  */
                                area?: string;
                                address1: string;
                                /** @default  */
                                address2?: string;
                                /** @default  */
                                address3?: string;
                                /** @default  */
                                houseNumber?: string;
                                /** @default  */
                                postCode?: string;
                                /** @default  */
                                warehouseCode?: string;
                                /**
                                 * @default
                                 * @enum {string}
                                 */
                                taxType?: "" | "IOSS" | "VAT" | "EORI" | "CPF" | "CNPJ" | "PCCC" | "EIN" | "RFC" | "GST" | "VOEC";
                                /** @default  */
                                taxNo?: string;
                                /**
                                 * @default
                                 * @enum {string}
                                 */
                                certificateType?: "" | "identityCard" | "passport" | "businessLicence" | "residencePermit";
                                /** @default  */
                                certificateNo?: string;
                            };
                            consignee: {
                                name: string;
                                /** @default  */
                                company?: string;
                                phone: string;
                                /** @default  */
                                email?: string;
                                /** @default  */
                                phone2?: string;
                                countryCode: string;
                                province: string;
                                city: string;
                                /** @default  */
                                area?: string;
                                address1: string;
                                /** @default  */
                                address2?: string;
                                /** @default  */
                                address3?: string;
                                /** @default  */
                                houseNumber?: string;
                                /** @default  */
                                postCode?: string;
                                /**
                                 * @default
                                 * @enum {string}
                                 */
                                addressType?: "" | "residential" | "business";
                                /** @default  */
                                eoriNo?: string;
                                /** @default  */
                                deliveryNotes?: string;
                                /**
                                 * @default
                                 * @enum {string}
                                 */
                                taxType?: "" | "IOSS" | "VAT" | "EORI" | "CPF" | "CNPJ" | "PCCC" | "EIN" | "RFC" | "GST" | "VOEC";
                                /** @default  */
                                taxNo?: string;
                                /**
                                 * @default
                                 * @enum {string}
                                 */
                                certificateType?: "" | "identityCard" | "passport" | "businessLicence" | "residencePermit";
                                /** @default  */
                                certificateNo?: string;
                            };
                            boxes: {
                                boxNo?: string;
                                weight: number;
                                length?: number;
                                width?: number;
                                height?: number;
                            }[];
                            goods: {
                                sku?: string;
                                goodsName: string;
                                goodsNameEn: string;
                                /** @default PCS */
                                declareUnit?: string;
                                value: string;
                                weight?: number;
                                hsCode?: string;
                                goodsLink?: "" | string;
                                textureName?: string;
                                textureNameEn?: string;
                                /** @default CN */
                                madeCountry?: string;
                                /**
                                 * @default general
                                 * @enum {string}
                                 */
                                cargoProperty?: "general" | "builtInBattery" | "packedBattery" | "pureBattery" | "liquid" | "powder" | "magnetic" | "cosmetic" | "food";
                                productIdentifier?: string;
                                quantity: number;
                            }[];
                        };
                        /** @default false */
                        remoteAgreed?: boolean;
                        agreedTotal?: string;
                    }[];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        outcomes: {
                            index: number;
                            order: {
                                id: string;
                                orderNo: string;
                                customerNo: string;
                                /** @enum {string} */
                                status: "draft" | "ordering" | "generated" | "failed" | "voided" | "refunded" | "inWarehouse" | "withheld" | "outWarehouse" | "delivered" | "chargedBack";
                                /** @enum {string} */
                                settlement: "unpaid" | "paid" | "refunded";
                                /** @enum {string} */
                                source: "web" | "import" | "api" | "counter";
                                /** @enum {string} */
                                label: "none" | "pending" | "ready";
                                trackingNumber: string;
                                trackingNumberProvisional: boolean;
                                failReason: string;
                                handedOver: boolean;
                                intercepted: boolean;
                                productId: string | null;
                                productName: string;
                                countryCode: string;
                                consigneeName: string;
                                boxCount: number;
                                declaredKg: number;
                                measuredKg: number | null;
                                quoted: {
                                    amount: string;
                                    /** @enum {string} */
                                    currency: "CNY" | "USD" | "EUR" | "GBP" | "HKD" | "JPY" | "AUD" | "CAD" | "SGD" | "BRL" | "SAR" | "AED" | "MXN" | "KRW" | "THB" | "MYR" | "PHP" | "VND" | "IDR" | "NZD" | "CHF" | "SEK" | "PLN" | "CZK" | "RUB" | "TWD" | "MOP" | "INR" | "ZAR" | "KWD";
                                } | null;
                                measured: {
                                    amount: string;
                                    /** @enum {string} */
                                    currency: "CNY" | "USD" | "EUR" | "GBP" | "HKD" | "JPY" | "AUD" | "CAD" | "SGD" | "BRL" | "SAR" | "AED" | "MXN" | "KRW" | "THB" | "MYR" | "PHP" | "VND" | "IDR" | "NZD" | "CHF" | "SEK" | "PLN" | "CZK" | "RUB" | "TWD" | "MOP" | "INR" | "ZAR" | "KWD";
                                } | null;
                                held: {
                                    amount: string;
                                    /** @enum {string} */
                                    currency: "CNY" | "USD" | "EUR" | "GBP" | "HKD" | "JPY" | "AUD" | "CAD" | "SGD" | "BRL" | "SAR" | "AED" | "MXN" | "KRW" | "THB" | "MYR" | "PHP" | "VND" | "IDR" | "NZD" | "CHF" | "SEK" | "PLN" | "CZK" | "RUB" | "TWD" | "MOP" | "INR" | "ZAR" | "KWD";
                                } | null;
                                paid: {
                                    amount: string;
                                    /** @enum {string} */
                                    currency: "CNY" | "USD" | "EUR" | "GBP" | "HKD" | "JPY" | "AUD" | "CAD" | "SGD" | "BRL" | "SAR" | "AED" | "MXN" | "KRW" | "THB" | "MYR" | "PHP" | "VND" | "IDR" | "NZD" | "CHF" | "SEK" | "PLN" | "CZK" | "RUB" | "TWD" | "MOP" | "INR" | "ZAR" | "KWD";
                                } | null;
                                /** @enum {string} */
                                costChange: "none" | "awaiting" | "confirmed" | "disputed";
                                /** Format: date-time */
                                createdAt: string;
                                /** Format: date-time */
                                updatedAt: string;
                                submittedAt: string | null;
                                paidAt: string | null;
                                receivedAt: string | null;
                                voidableUntil: string | null;
                            } | null;
                            problem: {
                                errorKey: string;
                                detail: string;
                                issues?: {
                                    path: string;
                                    key: string;
                                    message: string;
                                }[];
                            } | null;
                        }[];
                    };
                };
            };
            /** @description request.malformed, idempotency.keyMissing */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description apiKey.invalid, apiKey.signatureWrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.notFound, product.notFound, taxNumber.notFound */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description idempotency.running, order.customerNoTaken, dictItem.disabled, order.remote, order.priceRose */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.invalid, idempotency.otherBody, account.notActive, account.frozen, receivable.overdue, order.notQuoted */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.tooMany */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description server.failed */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description server.unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        orderNo: string;
                        customerNo: string;
                        /** @enum {string} */
                        status: "draft" | "ordering" | "generated" | "failed" | "voided" | "refunded" | "inWarehouse" | "withheld" | "outWarehouse" | "delivered" | "chargedBack";
                        /** @enum {string} */
                        settlement: "unpaid" | "paid" | "refunded";
                        /** @enum {string} */
                        source: "web" | "import" | "api" | "counter";
                        /** @enum {string} */
                        label: "none" | "pending" | "ready";
                        trackingNumber: string;
                        trackingNumberProvisional: boolean;
                        failReason: string;
                        handedOver: boolean;
                        intercepted: boolean;
                        productId: string | null;
                        productName: string;
                        countryCode: string;
                        consigneeName: string;
                        boxCount: number;
                        declaredKg: number;
                        measuredKg: number | null;
                        quoted: {
                            amount: string;
                            /** @enum {string} */
                            currency: "CNY" | "USD" | "EUR" | "GBP" | "HKD" | "JPY" | "AUD" | "CAD" | "SGD" | "BRL" | "SAR" | "AED" | "MXN" | "KRW" | "THB" | "MYR" | "PHP" | "VND" | "IDR" | "NZD" | "CHF" | "SEK" | "PLN" | "CZK" | "RUB" | "TWD" | "MOP" | "INR" | "ZAR" | "KWD";
                        } | null;
                        measured: {
                            amount: string;
                            /** @enum {string} */
                            currency: "CNY" | "USD" | "EUR" | "GBP" | "HKD" | "JPY" | "AUD" | "CAD" | "SGD" | "BRL" | "SAR" | "AED" | "MXN" | "KRW" | "THB" | "MYR" | "PHP" | "VND" | "IDR" | "NZD" | "CHF" | "SEK" | "PLN" | "CZK" | "RUB" | "TWD" | "MOP" | "INR" | "ZAR" | "KWD";
                        } | null;
                        held: {
                            amount: string;
                            /** @enum {string} */
                            currency: "CNY" | "USD" | "EUR" | "GBP" | "HKD" | "JPY" | "AUD" | "CAD" | "SGD" | "BRL" | "SAR" | "AED" | "MXN" | "KRW" | "THB" | "MYR" | "PHP" | "VND" | "IDR" | "NZD" | "CHF" | "SEK" | "PLN" | "CZK" | "RUB" | "TWD" | "MOP" | "INR" | "ZAR" | "KWD";
                        } | null;
                        paid: {
                            amount: string;
                            /** @enum {string} */
                            currency: "CNY" | "USD" | "EUR" | "GBP" | "HKD" | "JPY" | "AUD" | "CAD" | "SGD" | "BRL" | "SAR" | "AED" | "MXN" | "KRW" | "THB" | "MYR" | "PHP" | "VND" | "IDR" | "NZD" | "CHF" | "SEK" | "PLN" | "CZK" | "RUB" | "TWD" | "MOP" | "INR" | "ZAR" | "KWD";
                        } | null;
                        /** @enum {string} */
                        costChange: "none" | "awaiting" | "confirmed" | "disputed";
                        /** Format: date-time */
                        createdAt: string;
                        /** Format: date-time */
                        updatedAt: string;
                        submittedAt: string | null;
                        paidAt: string | null;
                        receivedAt: string | null;
                        voidableUntil: string | null;
                        boxes: {
                            boxNo: string;
                            number: string;
                            trackingNumber: string;
                            numbers: {
                                number: string;
                                provisional: boolean;
                                /** Format: date-time */
                                at: string;
                            }[];
                            declaredKg: number;
                            measuredKg: number | null;
                        }[];
                        events: {
                            /** Format: date-time */
                            at: string;
                            /** @enum {string} */
                            step: "save" | "edit" | "changeProduct" | "submit" | "changeWeight" | "submitUnpaid" | "pay" | "booked" | "bookedAndPaid" | "refused" | "bookAgain" | "void" | "refund" | "cancelled" | "cancelRejected" | "handOver" | "takeBack" | "missing" | "intercept" | "letGoOn" | "receive" | "receiveAndPaid" | "receiveUnpaid" | "withhold" | "settleReason" | "payArrears" | "release" | "releaseAndPaid" | "changeLine" | "destroy" | "dispatch" | "undispatch" | "firstScan" | "deliver" | "return";
                            /** @enum {string} */
                            status: "draft" | "ordering" | "generated" | "failed" | "voided" | "refunded" | "inWarehouse" | "withheld" | "outWarehouse" | "delivered" | "chargedBack";
                            note: string;
                        }[];
                    };
                };
            };
            /** @description request.malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description apiKey.invalid, apiKey.signatureWrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.notFound, order.notFound */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.invalid */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.tooMany */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description server.failed */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description server.unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    payOrder: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    agreed?: {
                        amount: string;
                        /** @enum {string} */
                        currency: "CNY" | "USD" | "EUR" | "GBP" | "HKD" | "JPY" | "AUD" | "CAD" | "SGD" | "BRL" | "SAR" | "AED" | "MXN" | "KRW" | "THB" | "MYR" | "PHP" | "VND" | "IDR" | "NZD" | "CHF" | "SEK" | "PLN" | "CZK" | "RUB" | "TWD" | "MOP" | "INR" | "ZAR" | "KWD";
                    };
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        orderNo: string;
                        customerNo: string;
                        /** @enum {string} */
                        status: "draft" | "ordering" | "generated" | "failed" | "voided" | "refunded" | "inWarehouse" | "withheld" | "outWarehouse" | "delivered" | "chargedBack";
                        /** @enum {string} */
                        settlement: "unpaid" | "paid" | "refunded";
                        /** @enum {string} */
                        source: "web" | "import" | "api" | "counter";
                        /** @enum {string} */
                        label: "none" | "pending" | "ready";
                        trackingNumber: string;
                        trackingNumberProvisional: boolean;
                        failReason: string;
                        handedOver: boolean;
                        intercepted: boolean;
                        productId: string | null;
                        productName: string;
                        countryCode: string;
                        consigneeName: string;
                        boxCount: number;
                        declaredKg: number;
                        measuredKg: number | null;
                        quoted: {
                            amount: string;
                            /** @enum {string} */
                            currency: "CNY" | "USD" | "EUR" | "GBP" | "HKD" | "JPY" | "AUD" | "CAD" | "SGD" | "BRL" | "SAR" | "AED" | "MXN" | "KRW" | "THB" | "MYR" | "PHP" | "VND" | "IDR" | "NZD" | "CHF" | "SEK" | "PLN" | "CZK" | "RUB" | "TWD" | "MOP" | "INR" | "ZAR" | "KWD";
                        } | null;
                        measured: {
                            amount: string;
                            /** @enum {string} */
                            currency: "CNY" | "USD" | "EUR" | "GBP" | "HKD" | "JPY" | "AUD" | "CAD" | "SGD" | "BRL" | "SAR" | "AED" | "MXN" | "KRW" | "THB" | "MYR" | "PHP" | "VND" | "IDR" | "NZD" | "CHF" | "SEK" | "PLN" | "CZK" | "RUB" | "TWD" | "MOP" | "INR" | "ZAR" | "KWD";
                        } | null;
                        held: {
                            amount: string;
                            /** @enum {string} */
                            currency: "CNY" | "USD" | "EUR" | "GBP" | "HKD" | "JPY" | "AUD" | "CAD" | "SGD" | "BRL" | "SAR" | "AED" | "MXN" | "KRW" | "THB" | "MYR" | "PHP" | "VND" | "IDR" | "NZD" | "CHF" | "SEK" | "PLN" | "CZK" | "RUB" | "TWD" | "MOP" | "INR" | "ZAR" | "KWD";
                        } | null;
                        paid: {
                            amount: string;
                            /** @enum {string} */
                            currency: "CNY" | "USD" | "EUR" | "GBP" | "HKD" | "JPY" | "AUD" | "CAD" | "SGD" | "BRL" | "SAR" | "AED" | "MXN" | "KRW" | "THB" | "MYR" | "PHP" | "VND" | "IDR" | "NZD" | "CHF" | "SEK" | "PLN" | "CZK" | "RUB" | "TWD" | "MOP" | "INR" | "ZAR" | "KWD";
                        } | null;
                        /** @enum {string} */
                        costChange: "none" | "awaiting" | "confirmed" | "disputed";
                        /** Format: date-time */
                        createdAt: string;
                        /** Format: date-time */
                        updatedAt: string;
                        submittedAt: string | null;
                        paidAt: string | null;
                        receivedAt: string | null;
                        voidableUntil: string | null;
                    };
                };
            };
            /** @description request.malformed, idempotency.keyMissing */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description apiKey.invalid, apiKey.signatureWrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.notFound, order.notFound */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description idempotency.running, order.cannotMove, order.priceRose, order.productStopped */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.invalid, idempotency.otherBody, account.notActive, account.frozen, order.incomplete, order.notQuoted, wallet.tooLow */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.tooMany */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description server.failed */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description server.unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    cancelOrder: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        orderNo: string;
                        customerNo: string;
                        /** @enum {string} */
                        status: "draft" | "ordering" | "generated" | "failed" | "voided" | "refunded" | "inWarehouse" | "withheld" | "outWarehouse" | "delivered" | "chargedBack";
                        /** @enum {string} */
                        settlement: "unpaid" | "paid" | "refunded";
                        /** @enum {string} */
                        source: "web" | "import" | "api" | "counter";
                        /** @enum {string} */
                        label: "none" | "pending" | "ready";
                        trackingNumber: string;
                        trackingNumberProvisional: boolean;
                        failReason: string;
                        handedOver: boolean;
                        intercepted: boolean;
                        productId: string | null;
                        productName: string;
                        countryCode: string;
                        consigneeName: string;
                        boxCount: number;
                        declaredKg: number;
                        measuredKg: number | null;
                        quoted: {
                            amount: string;
                            /** @enum {string} */
                            currency: "CNY" | "USD" | "EUR" | "GBP" | "HKD" | "JPY" | "AUD" | "CAD" | "SGD" | "BRL" | "SAR" | "AED" | "MXN" | "KRW" | "THB" | "MYR" | "PHP" | "VND" | "IDR" | "NZD" | "CHF" | "SEK" | "PLN" | "CZK" | "RUB" | "TWD" | "MOP" | "INR" | "ZAR" | "KWD";
                        } | null;
                        measured: {
                            amount: string;
                            /** @enum {string} */
                            currency: "CNY" | "USD" | "EUR" | "GBP" | "HKD" | "JPY" | "AUD" | "CAD" | "SGD" | "BRL" | "SAR" | "AED" | "MXN" | "KRW" | "THB" | "MYR" | "PHP" | "VND" | "IDR" | "NZD" | "CHF" | "SEK" | "PLN" | "CZK" | "RUB" | "TWD" | "MOP" | "INR" | "ZAR" | "KWD";
                        } | null;
                        held: {
                            amount: string;
                            /** @enum {string} */
                            currency: "CNY" | "USD" | "EUR" | "GBP" | "HKD" | "JPY" | "AUD" | "CAD" | "SGD" | "BRL" | "SAR" | "AED" | "MXN" | "KRW" | "THB" | "MYR" | "PHP" | "VND" | "IDR" | "NZD" | "CHF" | "SEK" | "PLN" | "CZK" | "RUB" | "TWD" | "MOP" | "INR" | "ZAR" | "KWD";
                        } | null;
                        paid: {
                            amount: string;
                            /** @enum {string} */
                            currency: "CNY" | "USD" | "EUR" | "GBP" | "HKD" | "JPY" | "AUD" | "CAD" | "SGD" | "BRL" | "SAR" | "AED" | "MXN" | "KRW" | "THB" | "MYR" | "PHP" | "VND" | "IDR" | "NZD" | "CHF" | "SEK" | "PLN" | "CZK" | "RUB" | "TWD" | "MOP" | "INR" | "ZAR" | "KWD";
                        } | null;
                        /** @enum {string} */
                        costChange: "none" | "awaiting" | "confirmed" | "disputed";
                        /** Format: date-time */
                        createdAt: string;
                        /** Format: date-time */
                        updatedAt: string;
                        submittedAt: string | null;
                        paidAt: string | null;
                        receivedAt: string | null;
                        voidableUntil: string | null;
                    };
                };
            };
            /** @description request.malformed, idempotency.keyMissing */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description apiKey.invalid, apiKey.signatureWrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.notFound, order.notFound */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description idempotency.running, order.cannotMove */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.invalid, idempotency.otherBody */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.tooMany */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description server.failed */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description server.unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    interceptOrder: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    note?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        orderNo: string;
                        customerNo: string;
                        /** @enum {string} */
                        status: "draft" | "ordering" | "generated" | "failed" | "voided" | "refunded" | "inWarehouse" | "withheld" | "outWarehouse" | "delivered" | "chargedBack";
                        /** @enum {string} */
                        settlement: "unpaid" | "paid" | "refunded";
                        /** @enum {string} */
                        source: "web" | "import" | "api" | "counter";
                        /** @enum {string} */
                        label: "none" | "pending" | "ready";
                        trackingNumber: string;
                        trackingNumberProvisional: boolean;
                        failReason: string;
                        handedOver: boolean;
                        intercepted: boolean;
                        productId: string | null;
                        productName: string;
                        countryCode: string;
                        consigneeName: string;
                        boxCount: number;
                        declaredKg: number;
                        measuredKg: number | null;
                        quoted: {
                            amount: string;
                            /** @enum {string} */
                            currency: "CNY" | "USD" | "EUR" | "GBP" | "HKD" | "JPY" | "AUD" | "CAD" | "SGD" | "BRL" | "SAR" | "AED" | "MXN" | "KRW" | "THB" | "MYR" | "PHP" | "VND" | "IDR" | "NZD" | "CHF" | "SEK" | "PLN" | "CZK" | "RUB" | "TWD" | "MOP" | "INR" | "ZAR" | "KWD";
                        } | null;
                        measured: {
                            amount: string;
                            /** @enum {string} */
                            currency: "CNY" | "USD" | "EUR" | "GBP" | "HKD" | "JPY" | "AUD" | "CAD" | "SGD" | "BRL" | "SAR" | "AED" | "MXN" | "KRW" | "THB" | "MYR" | "PHP" | "VND" | "IDR" | "NZD" | "CHF" | "SEK" | "PLN" | "CZK" | "RUB" | "TWD" | "MOP" | "INR" | "ZAR" | "KWD";
                        } | null;
                        held: {
                            amount: string;
                            /** @enum {string} */
                            currency: "CNY" | "USD" | "EUR" | "GBP" | "HKD" | "JPY" | "AUD" | "CAD" | "SGD" | "BRL" | "SAR" | "AED" | "MXN" | "KRW" | "THB" | "MYR" | "PHP" | "VND" | "IDR" | "NZD" | "CHF" | "SEK" | "PLN" | "CZK" | "RUB" | "TWD" | "MOP" | "INR" | "ZAR" | "KWD";
                        } | null;
                        paid: {
                            amount: string;
                            /** @enum {string} */
                            currency: "CNY" | "USD" | "EUR" | "GBP" | "HKD" | "JPY" | "AUD" | "CAD" | "SGD" | "BRL" | "SAR" | "AED" | "MXN" | "KRW" | "THB" | "MYR" | "PHP" | "VND" | "IDR" | "NZD" | "CHF" | "SEK" | "PLN" | "CZK" | "RUB" | "TWD" | "MOP" | "INR" | "ZAR" | "KWD";
                        } | null;
                        /** @enum {string} */
                        costChange: "none" | "awaiting" | "confirmed" | "disputed";
                        /** Format: date-time */
                        createdAt: string;
                        /** Format: date-time */
                        updatedAt: string;
                        submittedAt: string | null;
                        paidAt: string | null;
                        receivedAt: string | null;
                        voidableUntil: string | null;
                    };
                };
            };
            /** @description request.malformed, idempotency.keyMissing */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description apiKey.invalid, apiKey.signatureWrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.notFound, order.notFound */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description idempotency.running, order.cannotMove */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.invalid, idempotency.otherBody */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.tooMany */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description server.failed */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description server.unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    letOrderGoOn: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        orderNo: string;
                        customerNo: string;
                        /** @enum {string} */
                        status: "draft" | "ordering" | "generated" | "failed" | "voided" | "refunded" | "inWarehouse" | "withheld" | "outWarehouse" | "delivered" | "chargedBack";
                        /** @enum {string} */
                        settlement: "unpaid" | "paid" | "refunded";
                        /** @enum {string} */
                        source: "web" | "import" | "api" | "counter";
                        /** @enum {string} */
                        label: "none" | "pending" | "ready";
                        trackingNumber: string;
                        trackingNumberProvisional: boolean;
                        failReason: string;
                        handedOver: boolean;
                        intercepted: boolean;
                        productId: string | null;
                        productName: string;
                        countryCode: string;
                        consigneeName: string;
                        boxCount: number;
                        declaredKg: number;
                        measuredKg: number | null;
                        quoted: {
                            amount: string;
                            /** @enum {string} */
                            currency: "CNY" | "USD" | "EUR" | "GBP" | "HKD" | "JPY" | "AUD" | "CAD" | "SGD" | "BRL" | "SAR" | "AED" | "MXN" | "KRW" | "THB" | "MYR" | "PHP" | "VND" | "IDR" | "NZD" | "CHF" | "SEK" | "PLN" | "CZK" | "RUB" | "TWD" | "MOP" | "INR" | "ZAR" | "KWD";
                        } | null;
                        measured: {
                            amount: string;
                            /** @enum {string} */
                            currency: "CNY" | "USD" | "EUR" | "GBP" | "HKD" | "JPY" | "AUD" | "CAD" | "SGD" | "BRL" | "SAR" | "AED" | "MXN" | "KRW" | "THB" | "MYR" | "PHP" | "VND" | "IDR" | "NZD" | "CHF" | "SEK" | "PLN" | "CZK" | "RUB" | "TWD" | "MOP" | "INR" | "ZAR" | "KWD";
                        } | null;
                        held: {
                            amount: string;
                            /** @enum {string} */
                            currency: "CNY" | "USD" | "EUR" | "GBP" | "HKD" | "JPY" | "AUD" | "CAD" | "SGD" | "BRL" | "SAR" | "AED" | "MXN" | "KRW" | "THB" | "MYR" | "PHP" | "VND" | "IDR" | "NZD" | "CHF" | "SEK" | "PLN" | "CZK" | "RUB" | "TWD" | "MOP" | "INR" | "ZAR" | "KWD";
                        } | null;
                        paid: {
                            amount: string;
                            /** @enum {string} */
                            currency: "CNY" | "USD" | "EUR" | "GBP" | "HKD" | "JPY" | "AUD" | "CAD" | "SGD" | "BRL" | "SAR" | "AED" | "MXN" | "KRW" | "THB" | "MYR" | "PHP" | "VND" | "IDR" | "NZD" | "CHF" | "SEK" | "PLN" | "CZK" | "RUB" | "TWD" | "MOP" | "INR" | "ZAR" | "KWD";
                        } | null;
                        /** @enum {string} */
                        costChange: "none" | "awaiting" | "confirmed" | "disputed";
                        /** Format: date-time */
                        createdAt: string;
                        /** Format: date-time */
                        updatedAt: string;
                        submittedAt: string | null;
                        paidAt: string | null;
                        receivedAt: string | null;
                        voidableUntil: string | null;
                    };
                };
            };
            /** @description request.malformed, idempotency.keyMissing */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description apiKey.invalid, apiKey.signatureWrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.notFound, order.notFound */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description idempotency.running, order.cannotMove */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.invalid, idempotency.otherBody */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.tooMany */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description server.failed */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description server.unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createDraft: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    order: {
                        customerNo?: string;
                        /**
                         * @default WPX
                         * @enum {string}
                         */
                        goodsType?: "WPX" | "DOC" | "PAK";
                        deliveryAddressCode?: string;
                        /**
                         * @default USD
                         * @enum {string}
                         */
                        declaredCurrency?: "CNY" | "USD" | "EUR" | "GBP" | "HKD" | "JPY" | "AUD" | "CAD" | "SGD" | "BRL" | "SAR" | "AED" | "MXN" | "KRW" | "THB" | "MYR" | "PHP" | "VND" | "IDR" | "NZD" | "CHF" | "SEK" | "PLN" | "CZK" | "RUB" | "TWD" | "MOP" | "INR" | "ZAR" | "KWD";
                        /** @enum {string} */
                        dutyTerms?: "DDP" | "DDU";
                        /** Format: uuid */
                        taxNumberId?: string;
                        insuranceValue?: string;
                        /** @enum {string} */
                        insuranceCurrency?: "CNY" | "USD" | "EUR" | "GBP" | "HKD" | "JPY" | "AUD" | "CAD" | "SGD" | "BRL" | "SAR" | "AED" | "MXN" | "KRW" | "THB" | "MYR" | "PHP" | "VND" | "IDR" | "NZD" | "CHF" | "SEK" | "PLN" | "CZK" | "RUB" | "TWD" | "MOP" | "INR" | "ZAR" | "KWD";
                        codPrice?: string;
                        /** @enum {string} */
                        codCurrency?: "CNY" | "USD" | "EUR" | "GBP" | "HKD" | "JPY" | "AUD" | "CAD" | "SGD" | "BRL" | "SAR" | "AED" | "MXN" | "KRW" | "THB" | "MYR" | "PHP" | "VND" | "IDR" | "NZD" | "CHF" | "SEK" | "PLN" | "CZK" | "RUB" | "TWD" | "MOP" | "INR" | "ZAR" | "KWD";
                        /** @default false */
                        signatureService?: boolean;
                        remark?: string;
                        /** Format: uuid */
                        productId?: string;
                        /** @default {} */
                        shipper?: {
                            /** @default  */
                            code?: string;
                            name?: string;
                            /** @default  */
                            company?: string;
                            phone?: string;
                            /** @default  */
                            email?: string;
                            countryCode?: string;
                            province?: string;
                            city?: string;
                            /** @default  */
                            area?: string;
                            address1?: string;
                            /** @default  */
                            address2?: string;
                            /** @default  */
                            address3?: string;
                            /** @default  */
                            houseNumber?: string;
                            /** @default  */
                            postCode?: string;
                            /** @default  */
                            warehouseCode?: string;
                            /**
                             * @default
                             * @enum {string}
                             */
                            taxType?: "" | "IOSS" | "VAT" | "EORI" | "CPF" | "CNPJ" | "PCCC" | "EIN" | "RFC" | "GST" | "VOEC";
                            /** @default  */
                            taxNo?: string;
                            /**
                             * @default
                             * @enum {string}
                             */
                            certificateType?: "" | "identityCard" | "passport" | "businessLicence" | "residencePermit";
                            /** @default  */
                            certificateNo?: string;
                        };
                        /** @default {} */
                        consignee?: {
                            name?: string;
                            /** @default  */
                            company?: string;
                            phone?: string;
                            /** @default  */
                            email?: string;
                            /** @default  */
                            phone2?: string;
                            countryCode?: string;
                            province?: string;
                            city?: string;
                            /** @default  */
                            area?: string;
                            address1?: string;
                            /** @default  */
                            address2?: string;
                            /** @default  */
                            address3?: string;
                            /** @default  */
                            houseNumber?: string;
                            /** @default  */
                            postCode?: string;
                            /**
                             * @default
                             * @enum {string}
                             */
                            addressType?: "" | "residential" | "business";
                            /** @default  */
                            eoriNo?: string;
                            /** @default  */
                            deliveryNotes?: string;
                            /**
                             * @default
                             * @enum {string}
                             */
                            taxType?: "" | "IOSS" | "VAT" | "EORI" | "CPF" | "CNPJ" | "PCCC" | "EIN" | "RFC" | "GST" | "VOEC";
                            /** @default  */
                            taxNo?: string;
                            /**
                             * @default
                             * @enum {string}
                             */
                            certificateType?: "" | "identityCard" | "passport" | "businessLicence" | "residencePermit";
                            /** @default  */
                            certificateNo?: string;
                        };
                        /** @default [] */
                        boxes?: {
                            boxNo?: string;
                            weight?: number;
                            length?: number;
                            width?: number;
                            height?: number;
                        }[];
                        /** @default [] */
                        goods?: {
                            sku?: string;
                            goodsName?: string;
                            goodsNameEn?: string;
                            /** @default PCS */
                            declareUnit?: string;
                            value?: string;
                            weight?: number;
                            hsCode?: string;
                            goodsLink?: "" | string;
                            textureName?: string;
                            textureNameEn?: string;
                            /** @default CN */
                            madeCountry?: string;
                            /**
                             * @default general
                             * @enum {string}
                             */
                            cargoProperty?: "general" | "builtInBattery" | "packedBattery" | "pureBattery" | "liquid" | "powder" | "magnetic" | "cosmetic" | "food";
                            productIdentifier?: string;
                            quantity?: number;
                        }[];
                    };
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        orderNo: string;
                        customerNo: string;
                        /** @enum {string} */
                        status: "draft" | "ordering" | "generated" | "failed" | "voided" | "refunded" | "inWarehouse" | "withheld" | "outWarehouse" | "delivered" | "chargedBack";
                        /** @enum {string} */
                        settlement: "unpaid" | "paid" | "refunded";
                        /** @enum {string} */
                        source: "web" | "import" | "api" | "counter";
                        /** @enum {string} */
                        label: "none" | "pending" | "ready";
                        trackingNumber: string;
                        trackingNumberProvisional: boolean;
                        failReason: string;
                        handedOver: boolean;
                        intercepted: boolean;
                        productId: string | null;
                        productName: string;
                        countryCode: string;
                        consigneeName: string;
                        boxCount: number;
                        declaredKg: number;
                        measuredKg: number | null;
                        quoted: {
                            amount: string;
                            /** @enum {string} */
                            currency: "CNY" | "USD" | "EUR" | "GBP" | "HKD" | "JPY" | "AUD" | "CAD" | "SGD" | "BRL" | "SAR" | "AED" | "MXN" | "KRW" | "THB" | "MYR" | "PHP" | "VND" | "IDR" | "NZD" | "CHF" | "SEK" | "PLN" | "CZK" | "RUB" | "TWD" | "MOP" | "INR" | "ZAR" | "KWD";
                        } | null;
                        measured: {
                            amount: string;
                            /** @enum {string} */
                            currency: "CNY" | "USD" | "EUR" | "GBP" | "HKD" | "JPY" | "AUD" | "CAD" | "SGD" | "BRL" | "SAR" | "AED" | "MXN" | "KRW" | "THB" | "MYR" | "PHP" | "VND" | "IDR" | "NZD" | "CHF" | "SEK" | "PLN" | "CZK" | "RUB" | "TWD" | "MOP" | "INR" | "ZAR" | "KWD";
                        } | null;
                        held: {
                            amount: string;
                            /** @enum {string} */
                            currency: "CNY" | "USD" | "EUR" | "GBP" | "HKD" | "JPY" | "AUD" | "CAD" | "SGD" | "BRL" | "SAR" | "AED" | "MXN" | "KRW" | "THB" | "MYR" | "PHP" | "VND" | "IDR" | "NZD" | "CHF" | "SEK" | "PLN" | "CZK" | "RUB" | "TWD" | "MOP" | "INR" | "ZAR" | "KWD";
                        } | null;
                        paid: {
                            amount: string;
                            /** @enum {string} */
                            currency: "CNY" | "USD" | "EUR" | "GBP" | "HKD" | "JPY" | "AUD" | "CAD" | "SGD" | "BRL" | "SAR" | "AED" | "MXN" | "KRW" | "THB" | "MYR" | "PHP" | "VND" | "IDR" | "NZD" | "CHF" | "SEK" | "PLN" | "CZK" | "RUB" | "TWD" | "MOP" | "INR" | "ZAR" | "KWD";
                        } | null;
                        /** @enum {string} */
                        costChange: "none" | "awaiting" | "confirmed" | "disputed";
                        /** Format: date-time */
                        createdAt: string;
                        /** Format: date-time */
                        updatedAt: string;
                        submittedAt: string | null;
                        paidAt: string | null;
                        receivedAt: string | null;
                        voidableUntil: string | null;
                    };
                };
            };
            /** @description request.malformed, idempotency.keyMissing */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description apiKey.invalid, apiKey.signatureWrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.notFound, product.notFound, taxNumber.notFound */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description idempotency.running, order.customerNoTaken */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.invalid, idempotency.otherBody, account.notActive */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.tooMany */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description server.failed */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description server.unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    changeWeight: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    boxes: {
                        boxNo?: string;
                        weight: number;
                        length?: number;
                        width?: number;
                        height?: number;
                    }[];
                    agreedTotal?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        orderNo: string;
                        customerNo: string;
                        /** @enum {string} */
                        status: "draft" | "ordering" | "generated" | "failed" | "voided" | "refunded" | "inWarehouse" | "withheld" | "outWarehouse" | "delivered" | "chargedBack";
                        /** @enum {string} */
                        settlement: "unpaid" | "paid" | "refunded";
                        /** @enum {string} */
                        source: "web" | "import" | "api" | "counter";
                        /** @enum {string} */
                        label: "none" | "pending" | "ready";
                        trackingNumber: string;
                        trackingNumberProvisional: boolean;
                        failReason: string;
                        handedOver: boolean;
                        intercepted: boolean;
                        productId: string | null;
                        productName: string;
                        countryCode: string;
                        consigneeName: string;
                        boxCount: number;
                        declaredKg: number;
                        measuredKg: number | null;
                        quoted: {
                            amount: string;
                            /** @enum {string} */
                            currency: "CNY" | "USD" | "EUR" | "GBP" | "HKD" | "JPY" | "AUD" | "CAD" | "SGD" | "BRL" | "SAR" | "AED" | "MXN" | "KRW" | "THB" | "MYR" | "PHP" | "VND" | "IDR" | "NZD" | "CHF" | "SEK" | "PLN" | "CZK" | "RUB" | "TWD" | "MOP" | "INR" | "ZAR" | "KWD";
                        } | null;
                        measured: {
                            amount: string;
                            /** @enum {string} */
                            currency: "CNY" | "USD" | "EUR" | "GBP" | "HKD" | "JPY" | "AUD" | "CAD" | "SGD" | "BRL" | "SAR" | "AED" | "MXN" | "KRW" | "THB" | "MYR" | "PHP" | "VND" | "IDR" | "NZD" | "CHF" | "SEK" | "PLN" | "CZK" | "RUB" | "TWD" | "MOP" | "INR" | "ZAR" | "KWD";
                        } | null;
                        held: {
                            amount: string;
                            /** @enum {string} */
                            currency: "CNY" | "USD" | "EUR" | "GBP" | "HKD" | "JPY" | "AUD" | "CAD" | "SGD" | "BRL" | "SAR" | "AED" | "MXN" | "KRW" | "THB" | "MYR" | "PHP" | "VND" | "IDR" | "NZD" | "CHF" | "SEK" | "PLN" | "CZK" | "RUB" | "TWD" | "MOP" | "INR" | "ZAR" | "KWD";
                        } | null;
                        paid: {
                            amount: string;
                            /** @enum {string} */
                            currency: "CNY" | "USD" | "EUR" | "GBP" | "HKD" | "JPY" | "AUD" | "CAD" | "SGD" | "BRL" | "SAR" | "AED" | "MXN" | "KRW" | "THB" | "MYR" | "PHP" | "VND" | "IDR" | "NZD" | "CHF" | "SEK" | "PLN" | "CZK" | "RUB" | "TWD" | "MOP" | "INR" | "ZAR" | "KWD";
                        } | null;
                        /** @enum {string} */
                        costChange: "none" | "awaiting" | "confirmed" | "disputed";
                        /** Format: date-time */
                        createdAt: string;
                        /** Format: date-time */
                        updatedAt: string;
                        submittedAt: string | null;
                        paidAt: string | null;
                        receivedAt: string | null;
                        voidableUntil: string | null;
                    };
                };
            };
            /** @description request.malformed, idempotency.keyMissing */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description apiKey.invalid, apiKey.signatureWrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.notFound, order.notFound, product.notFound, taxNumber.notFound */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description idempotency.running, order.cannotMove, order.priceRose */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.invalid, idempotency.otherBody, account.notActive, account.frozen, order.notQuoted, wallet.tooLow */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.tooMany */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description server.failed */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description server.unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    submitOrder: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default false */
                    remoteAgreed?: boolean;
                    agreedTotal?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        orderNo: string;
                        customerNo: string;
                        /** @enum {string} */
                        status: "draft" | "ordering" | "generated" | "failed" | "voided" | "refunded" | "inWarehouse" | "withheld" | "outWarehouse" | "delivered" | "chargedBack";
                        /** @enum {string} */
                        settlement: "unpaid" | "paid" | "refunded";
                        /** @enum {string} */
                        source: "web" | "import" | "api" | "counter";
                        /** @enum {string} */
                        label: "none" | "pending" | "ready";
                        trackingNumber: string;
                        trackingNumberProvisional: boolean;
                        failReason: string;
                        handedOver: boolean;
                        intercepted: boolean;
                        productId: string | null;
                        productName: string;
                        countryCode: string;
                        consigneeName: string;
                        boxCount: number;
                        declaredKg: number;
                        measuredKg: number | null;
                        quoted: {
                            amount: string;
                            /** @enum {string} */
                            currency: "CNY" | "USD" | "EUR" | "GBP" | "HKD" | "JPY" | "AUD" | "CAD" | "SGD" | "BRL" | "SAR" | "AED" | "MXN" | "KRW" | "THB" | "MYR" | "PHP" | "VND" | "IDR" | "NZD" | "CHF" | "SEK" | "PLN" | "CZK" | "RUB" | "TWD" | "MOP" | "INR" | "ZAR" | "KWD";
                        } | null;
                        measured: {
                            amount: string;
                            /** @enum {string} */
                            currency: "CNY" | "USD" | "EUR" | "GBP" | "HKD" | "JPY" | "AUD" | "CAD" | "SGD" | "BRL" | "SAR" | "AED" | "MXN" | "KRW" | "THB" | "MYR" | "PHP" | "VND" | "IDR" | "NZD" | "CHF" | "SEK" | "PLN" | "CZK" | "RUB" | "TWD" | "MOP" | "INR" | "ZAR" | "KWD";
                        } | null;
                        held: {
                            amount: string;
                            /** @enum {string} */
                            currency: "CNY" | "USD" | "EUR" | "GBP" | "HKD" | "JPY" | "AUD" | "CAD" | "SGD" | "BRL" | "SAR" | "AED" | "MXN" | "KRW" | "THB" | "MYR" | "PHP" | "VND" | "IDR" | "NZD" | "CHF" | "SEK" | "PLN" | "CZK" | "RUB" | "TWD" | "MOP" | "INR" | "ZAR" | "KWD";
                        } | null;
                        paid: {
                            amount: string;
                            /** @enum {string} */
                            currency: "CNY" | "USD" | "EUR" | "GBP" | "HKD" | "JPY" | "AUD" | "CAD" | "SGD" | "BRL" | "SAR" | "AED" | "MXN" | "KRW" | "THB" | "MYR" | "PHP" | "VND" | "IDR" | "NZD" | "CHF" | "SEK" | "PLN" | "CZK" | "RUB" | "TWD" | "MOP" | "INR" | "ZAR" | "KWD";
                        } | null;
                        /** @enum {string} */
                        costChange: "none" | "awaiting" | "confirmed" | "disputed";
                        /** Format: date-time */
                        createdAt: string;
                        /** Format: date-time */
                        updatedAt: string;
                        submittedAt: string | null;
                        paidAt: string | null;
                        receivedAt: string | null;
                        voidableUntil: string | null;
                    };
                };
            };
            /** @description request.malformed, idempotency.keyMissing */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description apiKey.invalid, apiKey.signatureWrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.notFound, product.notFound, taxNumber.notFound, order.notFound */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description idempotency.running, order.customerNoTaken, dictItem.disabled, order.remote, order.priceRose, order.cannotMove */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.invalid, idempotency.otherBody, account.notActive, account.frozen, receivable.overdue, order.notQuoted, order.incomplete */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.tooMany */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description server.failed */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description server.unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listWaitingLines: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            productId: string;
                            productName: string;
                            warehouses: {
                                id: string;
                                code: string;
                                name: string;
                                address: string;
                                contact: string;
                                phone: string;
                                cutOff: string;
                                zone: string;
                            }[];
                            tickets: number;
                            pieces: number;
                            weightKg: number;
                            volumeM3: number;
                        }[];
                    };
                };
            };
            /** @description request.malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description apiKey.invalid, apiKey.signatureWrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.notFound */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.invalid */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.tooMany */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description server.failed */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description server.unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listHandOvers: {
        parameters: {
            query?: {
                limit?: number;
                page?: number;
                status?: "open" | "received" | "closed" | "takenBack";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            id: string;
                            revision: number;
                            number: string;
                            inventoryNo: string;
                            /** @enum {string} */
                            status: "open" | "received" | "closed" | "takenBack";
                            warehouseId: string;
                            warehouseName: string;
                            /** @enum {string} */
                            mode: "delivery" | "pickUp";
                            tickets: number;
                            pieces: number;
                            weightKg: number;
                            volumeM3: number;
                            counts: {
                                listed: number;
                                arrived: number;
                                missing: number;
                                extra: number;
                            };
                            /** Format: date-time */
                            createdAt: string;
                            receivedAt: string | null;
                            estimatedArrival: string | null;
                            remark: string;
                        }[];
                        total: number;
                    };
                };
            };
            /** @description request.malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description apiKey.invalid, apiKey.signatureWrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.notFound */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.invalid */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.tooMany */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description server.failed */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description server.unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    handOver: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    orderIds: string[];
                    /** Format: uuid */
                    warehouseId: string;
                    /**
                     * @default delivery
                     * @enum {string}
                     */
                    mode?: "delivery" | "pickUp";
                    /** Format: uuid */
                    shipperId?: string;
                    number?: string;
                    estimatedArrival?: string & (unknown & unknown);
                    remark?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        revision: number;
                        number: string;
                        inventoryNo: string;
                        /** @enum {string} */
                        status: "open" | "received" | "closed" | "takenBack";
                        warehouseId: string;
                        warehouseName: string;
                        /** @enum {string} */
                        mode: "delivery" | "pickUp";
                        tickets: number;
                        pieces: number;
                        weightKg: number;
                        volumeM3: number;
                        counts: {
                            listed: number;
                            arrived: number;
                            missing: number;
                            extra: number;
                        };
                        /** Format: date-time */
                        createdAt: string;
                        receivedAt: string | null;
                        estimatedArrival: string | null;
                        remark: string;
                    };
                };
            };
            /** @description request.malformed, idempotency.keyMissing */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description apiKey.invalid, apiKey.signatureWrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.notFound, order.notFound, warehouse.notFound, address.notFound */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description idempotency.running, shipment.numberTaken, shipment.leftOut */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.invalid, idempotency.otherBody */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.tooMany */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description server.failed */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description server.unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getHandOver: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        revision: number;
                        number: string;
                        inventoryNo: string;
                        /** @enum {string} */
                        status: "open" | "received" | "closed" | "takenBack";
                        warehouseId: string;
                        warehouseName: string;
                        /** @enum {string} */
                        mode: "delivery" | "pickUp";
                        tickets: number;
                        pieces: number;
                        weightKg: number;
                        volumeM3: number;
                        counts: {
                            listed: number;
                            arrived: number;
                            missing: number;
                            extra: number;
                        };
                        /** Format: date-time */
                        createdAt: string;
                        receivedAt: string | null;
                        estimatedArrival: string | null;
                        remark: string;
                    };
                };
            };
            /** @description request.malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description apiKey.invalid, apiKey.signatureWrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.notFound, shipment.notFound */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.invalid */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.tooMany */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description server.failed */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description server.unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getHandOverSheet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": unknown;
                };
            };
            /** @description request.malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description apiKey.invalid, apiKey.signatureWrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.notFound, shipment.notFound */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description shipment.takenBack */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.invalid */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.tooMany */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description server.failed */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description server.unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    takeBackHandOver: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    revision: number;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        revision: number;
                        number: string;
                        inventoryNo: string;
                        /** @enum {string} */
                        status: "open" | "received" | "closed" | "takenBack";
                        warehouseId: string;
                        warehouseName: string;
                        /** @enum {string} */
                        mode: "delivery" | "pickUp";
                        tickets: number;
                        pieces: number;
                        weightKg: number;
                        volumeM3: number;
                        counts: {
                            listed: number;
                            arrived: number;
                            missing: number;
                            extra: number;
                        };
                        /** Format: date-time */
                        createdAt: string;
                        receivedAt: string | null;
                        estimatedArrival: string | null;
                        remark: string;
                    };
                };
            };
            /** @description request.malformed, idempotency.keyMissing */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description apiKey.invalid, apiKey.signatureWrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.notFound, shipment.notFound */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description idempotency.running, shipment.begun, shipment.takenBack, record.changedMeanwhile */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.invalid, idempotency.otherBody */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.tooMany */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description server.failed */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description server.unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listWithholdings: {
        parameters: {
            query?: {
                limit?: number;
                page?: number;
                reason?: "arrears" | "intercepted" | "forbidden" | "battery" | "damaged" | "customs" | "address" | "weight" | "carrierRefused" | "other";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            id: string;
                            orderNo: string;
                            customerNo: string;
                            trackingNumber: string;
                            productName: string;
                            warehouseName: string;
                            weightKg: number;
                            reasons: {
                                /** @enum {string} */
                                reason: "arrears" | "intercepted" | "forbidden" | "battery" | "damaged" | "customs" | "address" | "weight" | "carrierRefused" | "other";
                                note: string;
                                /** Format: date-time */
                                at: string;
                                /** Format: date-time */
                                deadline: string;
                                /** @enum {string} */
                                byDefault: "stay" | "return" | "destroy";
                                outcome: ("released" | "paid" | "returned" | "destroyed" | "lineChanged") | null;
                                endedAt: string | null;
                            }[];
                            deadline: string | null;
                            owed: {
                                amount: string;
                                /** @enum {string} */
                                currency: "CNY" | "USD" | "EUR" | "GBP" | "HKD" | "JPY" | "AUD" | "CAD" | "SGD" | "BRL" | "SAR" | "AED" | "MXN" | "KRW" | "THB" | "MYR" | "PHP" | "VND" | "IDR" | "NZD" | "CHF" | "SEK" | "PLN" | "CZK" | "RUB" | "TWD" | "MOP" | "INR" | "ZAR" | "KWD";
                            } | null;
                        }[];
                        total: number;
                    };
                };
            };
            /** @description request.malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description apiKey.invalid, apiKey.signatureWrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.notFound */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.invalid */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.tooMany */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description server.failed */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description server.unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getWithholding: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        orderNo: string;
                        customerNo: string;
                        trackingNumber: string;
                        productName: string;
                        warehouseName: string;
                        weightKg: number;
                        reasons: {
                            /** @enum {string} */
                            reason: "arrears" | "intercepted" | "forbidden" | "battery" | "damaged" | "customs" | "address" | "weight" | "carrierRefused" | "other";
                            note: string;
                            /** Format: date-time */
                            at: string;
                            /** Format: date-time */
                            deadline: string;
                            /** @enum {string} */
                            byDefault: "stay" | "return" | "destroy";
                            outcome: ("released" | "paid" | "returned" | "destroyed" | "lineChanged") | null;
                            endedAt: string | null;
                        }[];
                        deadline: string | null;
                        owed: {
                            amount: string;
                            /** @enum {string} */
                            currency: "CNY" | "USD" | "EUR" | "GBP" | "HKD" | "JPY" | "AUD" | "CAD" | "SGD" | "BRL" | "SAR" | "AED" | "MXN" | "KRW" | "THB" | "MYR" | "PHP" | "VND" | "IDR" | "NZD" | "CHF" | "SEK" | "PLN" | "CZK" | "RUB" | "TWD" | "MOP" | "INR" | "ZAR" | "KWD";
                        } | null;
                        held: {
                            amount: string;
                            /** @enum {string} */
                            currency: "CNY" | "USD" | "EUR" | "GBP" | "HKD" | "JPY" | "AUD" | "CAD" | "SGD" | "BRL" | "SAR" | "AED" | "MXN" | "KRW" | "THB" | "MYR" | "PHP" | "VND" | "IDR" | "NZD" | "CHF" | "SEK" | "PLN" | "CZK" | "RUB" | "TWD" | "MOP" | "INR" | "ZAR" | "KWD";
                        } | null;
                        charged: {
                            amount: string;
                            /** @enum {string} */
                            currency: "CNY" | "USD" | "EUR" | "GBP" | "HKD" | "JPY" | "AUD" | "CAD" | "SGD" | "BRL" | "SAR" | "AED" | "MXN" | "KRW" | "THB" | "MYR" | "PHP" | "VND" | "IDR" | "NZD" | "CHF" | "SEK" | "PLN" | "CZK" | "RUB" | "TWD" | "MOP" | "INR" | "ZAR" | "KWD";
                        } | null;
                        handling: {
                            amount: string;
                            /** @enum {string} */
                            currency: "CNY" | "USD" | "EUR" | "GBP" | "HKD" | "JPY" | "AUD" | "CAD" | "SGD" | "BRL" | "SAR" | "AED" | "MXN" | "KRW" | "THB" | "MYR" | "PHP" | "VND" | "IDR" | "NZD" | "CHF" | "SEK" | "PLN" | "CZK" | "RUB" | "TWD" | "MOP" | "INR" | "ZAR" | "KWD";
                        } | null;
                        answers: {
                            /** @enum {string} */
                            answer: "settle" | "pay" | "bookAgain" | "changeLine" | "return" | "destroy";
                            obstacle: string;
                        }[];
                    };
                };
            };
            /** @description request.malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description apiKey.invalid, apiKey.signatureWrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.notFound, order.notFound, withholding.notFound */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.invalid */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.tooMany */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description server.failed */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description server.unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listWithholdingLines: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            productId: string;
                            productName: string;
                            price: {
                                amount: string;
                                /** @enum {string} */
                                currency: "CNY" | "USD" | "EUR" | "GBP" | "HKD" | "JPY" | "AUD" | "CAD" | "SGD" | "BRL" | "SAR" | "AED" | "MXN" | "KRW" | "THB" | "MYR" | "PHP" | "VND" | "IDR" | "NZD" | "CHF" | "SEK" | "PLN" | "CZK" | "RUB" | "TWD" | "MOP" | "INR" | "ZAR" | "KWD";
                            } | null;
                            billableKg: number | null;
                            reason: string;
                        }[];
                    };
                };
            };
            /** @description request.malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description apiKey.invalid, apiKey.signatureWrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.notFound, order.notFound, withholding.notFound */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description order.cannotMove */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.invalid, account.notActive */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.tooMany */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description server.failed */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description server.unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    answerWithholding: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    answer: "changeLine";
                    /** Format: uuid */
                    productId: string;
                    agreed: {
                        amount: string;
                        /** @enum {string} */
                        currency: "CNY" | "USD" | "EUR" | "GBP" | "HKD" | "JPY" | "AUD" | "CAD" | "SGD" | "BRL" | "SAR" | "AED" | "MXN" | "KRW" | "THB" | "MYR" | "PHP" | "VND" | "IDR" | "NZD" | "CHF" | "SEK" | "PLN" | "CZK" | "RUB" | "TWD" | "MOP" | "INR" | "ZAR" | "KWD";
                    };
                } | {
                    /** @constant */
                    answer: "pay";
                } | {
                    /** @constant */
                    answer: "return";
                } | {
                    /** @constant */
                    answer: "destroy";
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        orderNo: string;
                        customerNo: string;
                        trackingNumber: string;
                        productName: string;
                        warehouseName: string;
                        weightKg: number;
                        reasons: {
                            /** @enum {string} */
                            reason: "arrears" | "intercepted" | "forbidden" | "battery" | "damaged" | "customs" | "address" | "weight" | "carrierRefused" | "other";
                            note: string;
                            /** Format: date-time */
                            at: string;
                            /** Format: date-time */
                            deadline: string;
                            /** @enum {string} */
                            byDefault: "stay" | "return" | "destroy";
                            outcome: ("released" | "paid" | "returned" | "destroyed" | "lineChanged") | null;
                            endedAt: string | null;
                        }[];
                        deadline: string | null;
                        owed: {
                            amount: string;
                            /** @enum {string} */
                            currency: "CNY" | "USD" | "EUR" | "GBP" | "HKD" | "JPY" | "AUD" | "CAD" | "SGD" | "BRL" | "SAR" | "AED" | "MXN" | "KRW" | "THB" | "MYR" | "PHP" | "VND" | "IDR" | "NZD" | "CHF" | "SEK" | "PLN" | "CZK" | "RUB" | "TWD" | "MOP" | "INR" | "ZAR" | "KWD";
                        } | null;
                        held: {
                            amount: string;
                            /** @enum {string} */
                            currency: "CNY" | "USD" | "EUR" | "GBP" | "HKD" | "JPY" | "AUD" | "CAD" | "SGD" | "BRL" | "SAR" | "AED" | "MXN" | "KRW" | "THB" | "MYR" | "PHP" | "VND" | "IDR" | "NZD" | "CHF" | "SEK" | "PLN" | "CZK" | "RUB" | "TWD" | "MOP" | "INR" | "ZAR" | "KWD";
                        } | null;
                        charged: {
                            amount: string;
                            /** @enum {string} */
                            currency: "CNY" | "USD" | "EUR" | "GBP" | "HKD" | "JPY" | "AUD" | "CAD" | "SGD" | "BRL" | "SAR" | "AED" | "MXN" | "KRW" | "THB" | "MYR" | "PHP" | "VND" | "IDR" | "NZD" | "CHF" | "SEK" | "PLN" | "CZK" | "RUB" | "TWD" | "MOP" | "INR" | "ZAR" | "KWD";
                        } | null;
                        handling: {
                            amount: string;
                            /** @enum {string} */
                            currency: "CNY" | "USD" | "EUR" | "GBP" | "HKD" | "JPY" | "AUD" | "CAD" | "SGD" | "BRL" | "SAR" | "AED" | "MXN" | "KRW" | "THB" | "MYR" | "PHP" | "VND" | "IDR" | "NZD" | "CHF" | "SEK" | "PLN" | "CZK" | "RUB" | "TWD" | "MOP" | "INR" | "ZAR" | "KWD";
                        } | null;
                        answers: {
                            /** @enum {string} */
                            answer: "settle" | "pay" | "bookAgain" | "changeLine" | "return" | "destroy";
                            obstacle: string;
                        }[];
                    };
                };
            };
            /** @description request.malformed, idempotency.keyMissing */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description apiKey.invalid, apiKey.signatureWrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.notFound, order.notFound, withholding.notFound, product.notFound */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description idempotency.running, withholding.ended, withholding.priceChanged, withholding.inBag, withholding.packed, order.cannotMove */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.invalid, idempotency.otherBody, account.notActive, account.frozen, order.notQuoted, wallet.tooLow */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.tooMany */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description server.failed */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description server.unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listTrackingNumbers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    orders: string[];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            asked: string;
                            orderId: string | null;
                            orderNo: string;
                            customerNo: string;
                            trackingNumber: string;
                            provisional: boolean;
                            boxes: {
                                boxNo: string;
                                trackingNumber: string;
                                numbers: {
                                    number: string;
                                    provisional: boolean;
                                    /** Format: date-time */
                                    at: string;
                                }[];
                            }[];
                        }[];
                    };
                };
            };
            /** @description request.malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description apiKey.invalid, apiKey.signatureWrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.notFound */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.invalid */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.tooMany */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description server.failed */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description server.unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getTracking: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        orderId: string;
                        trackingNumber: string;
                        status: ("ordered" | "inStock" | "outOfStock" | "online" | "delivered" | "chargedBack") | null;
                        stage: ("announced" | "received" | "dispatched" | "linehaul" | "customs" | "inTransit" | "outForDelivery" | "readyForPickup" | "attemptFailed" | "delivered" | "returning" | "returned") | null;
                        reason: ("delayed" | "missorted" | "damaged" | "lost" | "overloaded" | "missedConnection" | "vehicleTrouble" | "labelUnreadable" | "addressWrong" | "packagingPoor" | "papersMissing" | "goodsForbidden" | "sizeExceeded" | "recalled" | "absent" | "refused" | "moved" | "unknownThere" | "noAccess" | "rescheduled" | "notCollected" | "chargesUnpaid" | "identityMissing" | "inspected" | "dutiesDue" | "customsPapers" | "valueDoubted" | "seized" | "badWeather" | "naturalDisaster" | "roadClosed" | "holiday" | "strike" | "security" | "unexplained") | null;
                        actionBy: ("merchant" | "consignee" | "carrier" | "us") | null;
                        arrival: {
                            from: string;
                            to: string;
                        } | null;
                        events: {
                            /** Format: date-time */
                            at: string;
                            statedTime: string;
                            /** @enum {string} */
                            source: "carrier" | "us" | "milestone" | "sheet";
                            stage: ("announced" | "received" | "dispatched" | "linehaul" | "customs" | "inTransit" | "outForDelivery" | "readyForPickup" | "attemptFailed" | "delivered" | "returning" | "returned") | null;
                            text: string;
                            place: string;
                            countryCode: string;
                        }[];
                    };
                };
            };
            /** @description request.malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description apiKey.invalid, apiKey.signatureWrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.notFound, order.notFound */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.invalid */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.tooMany */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description server.failed */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description server.unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getLabel: {
        parameters: {
            query?: {
                format?: "pdf" | "zpl203" | "zpl300" | "zpl";
                box?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": unknown;
                };
            };
            /** @description request.malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description apiKey.invalid, apiKey.signatureWrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.notFound, order.notFound */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description label.cannotPrint */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.invalid */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.tooMany */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description server.failed */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description server.unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listDocuments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        orderId: string;
                        obstacle: ("status" | "gone" | "pending" | "missing") | null;
                        items: {
                            /** @enum {string} */
                            kind: "label" | "shippingMark" | "lithium" | "customs" | "invoice" | "packingList" | "ownFiles";
                            pages: number;
                        }[];
                    };
                };
            };
            /** @description request.malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description apiKey.invalid, apiKey.signatureWrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.notFound, order.notFound */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.invalid */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.tooMany */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description server.failed */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description server.unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getDocument: {
        parameters: {
            query?: {
                format?: "pdf" | "zpl203" | "zpl300" | "zpl";
            };
            header?: never;
            path: {
                id: string;
                kind: "label" | "shippingMark" | "lithium" | "customs" | "invoice" | "packingList" | "ownFiles";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": unknown;
                };
            };
            /** @description request.malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description apiKey.invalid, apiKey.signatureWrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.notFound, order.notFound */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description label.cannotPrint */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.invalid, label.nothingToPrint, label.tooManyPages */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.tooMany */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description server.failed */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description server.unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getBalance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        wallets: {
                            currency: string;
                            balance: string;
                            held: string;
                            available: string;
                            creditLimit: string;
                        }[];
                    };
                };
            };
            /** @description request.malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description apiKey.invalid, apiKey.signatureWrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.notFound */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.invalid */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.tooMany */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description server.failed */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description server.unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listTransactions: {
        parameters: {
            query?: {
                limit?: number;
                cursor?: string;
                currency?: "CNY" | "USD" | "EUR" | "GBP" | "HKD" | "JPY" | "AUD" | "CAD" | "SGD" | "BRL" | "SAR" | "AED" | "MXN" | "KRW" | "THB" | "MYR" | "PHP" | "VND" | "IDR" | "NZD" | "CHF" | "SEK" | "PLN" | "CZK" | "RUB" | "TWD" | "MOP" | "INR" | "ZAR" | "KWD";
                kind?: "freight" | "surcharge" | "duty" | "insurance" | "adjustment" | "compensation" | "cod" | "codFee" | "refund" | "return" | "topUp" | "exchange";
                from?: string & (unknown & unknown);
                to?: string & (unknown & unknown);
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            id: string;
                            no: string;
                            /** Format: date-time */
                            at: string;
                            /** @enum {string} */
                            kind: "freight" | "surcharge" | "duty" | "insurance" | "adjustment" | "compensation" | "cod" | "codFee" | "refund" | "return" | "topUp" | "exchange";
                            ofKind: ("freight" | "surcharge" | "duty" | "insurance" | "adjustment" | "compensation" | "cod" | "codFee" | "refund" | "return" | "topUp" | "exchange") | null;
                            value: {
                                amount: string;
                                /** @enum {string} */
                                currency: "CNY" | "USD" | "EUR" | "GBP" | "HKD" | "JPY" | "AUD" | "CAD" | "SGD" | "BRL" | "SAR" | "AED" | "MXN" | "KRW" | "THB" | "MYR" | "PHP" | "VND" | "IDR" | "NZD" | "CHF" | "SEK" | "PLN" | "CZK" | "RUB" | "TWD" | "MOP" | "INR" | "ZAR" | "KWD";
                            };
                            balance: {
                                amount: string;
                                /** @enum {string} */
                                currency: "CNY" | "USD" | "EUR" | "GBP" | "HKD" | "JPY" | "AUD" | "CAD" | "SGD" | "BRL" | "SAR" | "AED" | "MXN" | "KRW" | "THB" | "MYR" | "PHP" | "VND" | "IDR" | "NZD" | "CHF" | "SEK" | "PLN" | "CZK" | "RUB" | "TWD" | "MOP" | "INR" | "ZAR" | "KWD";
                            };
                            orderId: string | null;
                            orderNo: string;
                            customerNo: string;
                            note: string;
                        }[];
                        next: string | null;
                    };
                };
            };
            /** @description request.malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description apiKey.invalid, apiKey.signatureWrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.notFound */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.invalid */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.tooMany */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description server.failed */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description server.unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getCharges: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        orderId: string;
                        quoted: {
                            amount: string;
                            /** @enum {string} */
                            currency: "CNY" | "USD" | "EUR" | "GBP" | "HKD" | "JPY" | "AUD" | "CAD" | "SGD" | "BRL" | "SAR" | "AED" | "MXN" | "KRW" | "THB" | "MYR" | "PHP" | "VND" | "IDR" | "NZD" | "CHF" | "SEK" | "PLN" | "CZK" | "RUB" | "TWD" | "MOP" | "INR" | "ZAR" | "KWD";
                        } | null;
                        measured: {
                            amount: string;
                            /** @enum {string} */
                            currency: "CNY" | "USD" | "EUR" | "GBP" | "HKD" | "JPY" | "AUD" | "CAD" | "SGD" | "BRL" | "SAR" | "AED" | "MXN" | "KRW" | "THB" | "MYR" | "PHP" | "VND" | "IDR" | "NZD" | "CHF" | "SEK" | "PLN" | "CZK" | "RUB" | "TWD" | "MOP" | "INR" | "ZAR" | "KWD";
                        } | null;
                        held: {
                            amount: string;
                            /** @enum {string} */
                            currency: "CNY" | "USD" | "EUR" | "GBP" | "HKD" | "JPY" | "AUD" | "CAD" | "SGD" | "BRL" | "SAR" | "AED" | "MXN" | "KRW" | "THB" | "MYR" | "PHP" | "VND" | "IDR" | "NZD" | "CHF" | "SEK" | "PLN" | "CZK" | "RUB" | "TWD" | "MOP" | "INR" | "ZAR" | "KWD";
                        } | null;
                        paid: {
                            amount: string;
                            /** @enum {string} */
                            currency: "CNY" | "USD" | "EUR" | "GBP" | "HKD" | "JPY" | "AUD" | "CAD" | "SGD" | "BRL" | "SAR" | "AED" | "MXN" | "KRW" | "THB" | "MYR" | "PHP" | "VND" | "IDR" | "NZD" | "CHF" | "SEK" | "PLN" | "CZK" | "RUB" | "TWD" | "MOP" | "INR" | "ZAR" | "KWD";
                        } | null;
                        weights: {
                            /** @enum {string} */
                            by: "declared" | "measured" | "carrier";
                            kg: number | null;
                            billableKg: number | null;
                        }[];
                        lines: {
                            code: string;
                            name: string;
                            value: {
                                amount: string;
                                /** @enum {string} */
                                currency: "CNY" | "USD" | "EUR" | "GBP" | "HKD" | "JPY" | "AUD" | "CAD" | "SGD" | "BRL" | "SAR" | "AED" | "MXN" | "KRW" | "THB" | "MYR" | "PHP" | "VND" | "IDR" | "NZD" | "CHF" | "SEK" | "PLN" | "CZK" | "RUB" | "TWD" | "MOP" | "INR" | "ZAR" | "KWD";
                            };
                            why: string;
                        }[];
                        moves: {
                            /** Format: date-time */
                            at: string;
                            /** @enum {string} */
                            op: "hold" | "capture" | "release" | "charge" | "refund" | "absorb" | "adjust" | "compensate" | "collect" | "makeGood" | "codFee";
                            value: {
                                amount: string;
                                /** @enum {string} */
                                currency: "CNY" | "USD" | "EUR" | "GBP" | "HKD" | "JPY" | "AUD" | "CAD" | "SGD" | "BRL" | "SAR" | "AED" | "MXN" | "KRW" | "THB" | "MYR" | "PHP" | "VND" | "IDR" | "NZD" | "CHF" | "SEK" | "PLN" | "CZK" | "RUB" | "TWD" | "MOP" | "INR" | "ZAR" | "KWD";
                            };
                        }[];
                    };
                };
            };
            /** @description request.malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description apiKey.invalid, apiKey.signatureWrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.notFound, order.notFound */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.invalid */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.tooMany */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description server.failed */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description server.unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listCostChanges: {
        parameters: {
            query?: {
                limit?: number;
                page?: number;
                state?: "open" | "awaiting" | "disputed" | "proposed" | "debited" | "credited" | "absorbed" | "withdrawn";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            id: string;
                            revision: number;
                            orderId: string;
                            orderNo: string;
                            /** @enum {string} */
                            reason: "measured" | "bill" | "remote" | "duty" | "return" | "storage" | "other";
                            /** @enum {string} */
                            state: "awaiting" | "disputed" | "proposed" | "debited" | "credited" | "absorbed" | "withdrawn";
                            before: {
                                amount: string;
                                /** @enum {string} */
                                currency: "CNY" | "USD" | "EUR" | "GBP" | "HKD" | "JPY" | "AUD" | "CAD" | "SGD" | "BRL" | "SAR" | "AED" | "MXN" | "KRW" | "THB" | "MYR" | "PHP" | "VND" | "IDR" | "NZD" | "CHF" | "SEK" | "PLN" | "CZK" | "RUB" | "TWD" | "MOP" | "INR" | "ZAR" | "KWD";
                            };
                            after: {
                                amount: string;
                                /** @enum {string} */
                                currency: "CNY" | "USD" | "EUR" | "GBP" | "HKD" | "JPY" | "AUD" | "CAD" | "SGD" | "BRL" | "SAR" | "AED" | "MXN" | "KRW" | "THB" | "MYR" | "PHP" | "VND" | "IDR" | "NZD" | "CHF" | "SEK" | "PLN" | "CZK" | "RUB" | "TWD" | "MOP" | "INR" | "ZAR" | "KWD";
                            };
                            difference: {
                                amount: string;
                                /** @enum {string} */
                                currency: "CNY" | "USD" | "EUR" | "GBP" | "HKD" | "JPY" | "AUD" | "CAD" | "SGD" | "BRL" | "SAR" | "AED" | "MXN" | "KRW" | "THB" | "MYR" | "PHP" | "VND" | "IDR" | "NZD" | "CHF" | "SEK" | "PLN" | "CZK" | "RUB" | "TWD" | "MOP" | "INR" | "ZAR" | "KWD";
                            };
                            proposed: {
                                amount: string;
                                /** @enum {string} */
                                currency: "CNY" | "USD" | "EUR" | "GBP" | "HKD" | "JPY" | "AUD" | "CAD" | "SGD" | "BRL" | "SAR" | "AED" | "MXN" | "KRW" | "THB" | "MYR" | "PHP" | "VND" | "IDR" | "NZD" | "CHF" | "SEK" | "PLN" | "CZK" | "RUB" | "TWD" | "MOP" | "INR" | "ZAR" | "KWD";
                            } | null;
                            settled: {
                                amount: string;
                                /** @enum {string} */
                                currency: "CNY" | "USD" | "EUR" | "GBP" | "HKD" | "JPY" | "AUD" | "CAD" | "SGD" | "BRL" | "SAR" | "AED" | "MXN" | "KRW" | "THB" | "MYR" | "PHP" | "VND" | "IDR" | "NZD" | "CHF" | "SEK" | "PLN" | "CZK" | "RUB" | "TWD" | "MOP" | "INR" | "ZAR" | "KWD";
                            } | null;
                            /** Format: date-time */
                            createdAt: string;
                            dueAt: string | null;
                        }[];
                        total: number;
                    };
                };
            };
            /** @description request.malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description apiKey.invalid, apiKey.signatureWrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.notFound */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.invalid */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.tooMany */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description server.failed */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description server.unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getCostChange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        revision: number;
                        orderId: string;
                        orderNo: string;
                        /** @enum {string} */
                        reason: "measured" | "bill" | "remote" | "duty" | "return" | "storage" | "other";
                        /** @enum {string} */
                        state: "awaiting" | "disputed" | "proposed" | "debited" | "credited" | "absorbed" | "withdrawn";
                        before: {
                            amount: string;
                            /** @enum {string} */
                            currency: "CNY" | "USD" | "EUR" | "GBP" | "HKD" | "JPY" | "AUD" | "CAD" | "SGD" | "BRL" | "SAR" | "AED" | "MXN" | "KRW" | "THB" | "MYR" | "PHP" | "VND" | "IDR" | "NZD" | "CHF" | "SEK" | "PLN" | "CZK" | "RUB" | "TWD" | "MOP" | "INR" | "ZAR" | "KWD";
                        };
                        after: {
                            amount: string;
                            /** @enum {string} */
                            currency: "CNY" | "USD" | "EUR" | "GBP" | "HKD" | "JPY" | "AUD" | "CAD" | "SGD" | "BRL" | "SAR" | "AED" | "MXN" | "KRW" | "THB" | "MYR" | "PHP" | "VND" | "IDR" | "NZD" | "CHF" | "SEK" | "PLN" | "CZK" | "RUB" | "TWD" | "MOP" | "INR" | "ZAR" | "KWD";
                        };
                        difference: {
                            amount: string;
                            /** @enum {string} */
                            currency: "CNY" | "USD" | "EUR" | "GBP" | "HKD" | "JPY" | "AUD" | "CAD" | "SGD" | "BRL" | "SAR" | "AED" | "MXN" | "KRW" | "THB" | "MYR" | "PHP" | "VND" | "IDR" | "NZD" | "CHF" | "SEK" | "PLN" | "CZK" | "RUB" | "TWD" | "MOP" | "INR" | "ZAR" | "KWD";
                        };
                        proposed: {
                            amount: string;
                            /** @enum {string} */
                            currency: "CNY" | "USD" | "EUR" | "GBP" | "HKD" | "JPY" | "AUD" | "CAD" | "SGD" | "BRL" | "SAR" | "AED" | "MXN" | "KRW" | "THB" | "MYR" | "PHP" | "VND" | "IDR" | "NZD" | "CHF" | "SEK" | "PLN" | "CZK" | "RUB" | "TWD" | "MOP" | "INR" | "ZAR" | "KWD";
                        } | null;
                        settled: {
                            amount: string;
                            /** @enum {string} */
                            currency: "CNY" | "USD" | "EUR" | "GBP" | "HKD" | "JPY" | "AUD" | "CAD" | "SGD" | "BRL" | "SAR" | "AED" | "MXN" | "KRW" | "THB" | "MYR" | "PHP" | "VND" | "IDR" | "NZD" | "CHF" | "SEK" | "PLN" | "CZK" | "RUB" | "TWD" | "MOP" | "INR" | "ZAR" | "KWD";
                        } | null;
                        /** Format: date-time */
                        createdAt: string;
                        dueAt: string | null;
                        weights: {
                            /** @enum {string} */
                            by: "declared" | "measured" | "carrier";
                            kg: number | null;
                            volumetricKg: number | null;
                            billableKg: number | null;
                            price: {
                                amount: string;
                                /** @enum {string} */
                                currency: "CNY" | "USD" | "EUR" | "GBP" | "HKD" | "JPY" | "AUD" | "CAD" | "SGD" | "BRL" | "SAR" | "AED" | "MXN" | "KRW" | "THB" | "MYR" | "PHP" | "VND" | "IDR" | "NZD" | "CHF" | "SEK" | "PLN" | "CZK" | "RUB" | "TWD" | "MOP" | "INR" | "ZAR" | "KWD";
                            } | null;
                        }[];
                    };
                };
            };
            /** @description request.malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description apiKey.invalid, apiKey.signatureWrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.notFound, costChange.notFound */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.invalid */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.tooMany */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description server.failed */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description server.unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    confirmCostChange: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    revision: number;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        revision: number;
                        orderId: string;
                        orderNo: string;
                        /** @enum {string} */
                        reason: "measured" | "bill" | "remote" | "duty" | "return" | "storage" | "other";
                        /** @enum {string} */
                        state: "awaiting" | "disputed" | "proposed" | "debited" | "credited" | "absorbed" | "withdrawn";
                        before: {
                            amount: string;
                            /** @enum {string} */
                            currency: "CNY" | "USD" | "EUR" | "GBP" | "HKD" | "JPY" | "AUD" | "CAD" | "SGD" | "BRL" | "SAR" | "AED" | "MXN" | "KRW" | "THB" | "MYR" | "PHP" | "VND" | "IDR" | "NZD" | "CHF" | "SEK" | "PLN" | "CZK" | "RUB" | "TWD" | "MOP" | "INR" | "ZAR" | "KWD";
                        };
                        after: {
                            amount: string;
                            /** @enum {string} */
                            currency: "CNY" | "USD" | "EUR" | "GBP" | "HKD" | "JPY" | "AUD" | "CAD" | "SGD" | "BRL" | "SAR" | "AED" | "MXN" | "KRW" | "THB" | "MYR" | "PHP" | "VND" | "IDR" | "NZD" | "CHF" | "SEK" | "PLN" | "CZK" | "RUB" | "TWD" | "MOP" | "INR" | "ZAR" | "KWD";
                        };
                        difference: {
                            amount: string;
                            /** @enum {string} */
                            currency: "CNY" | "USD" | "EUR" | "GBP" | "HKD" | "JPY" | "AUD" | "CAD" | "SGD" | "BRL" | "SAR" | "AED" | "MXN" | "KRW" | "THB" | "MYR" | "PHP" | "VND" | "IDR" | "NZD" | "CHF" | "SEK" | "PLN" | "CZK" | "RUB" | "TWD" | "MOP" | "INR" | "ZAR" | "KWD";
                        };
                        proposed: {
                            amount: string;
                            /** @enum {string} */
                            currency: "CNY" | "USD" | "EUR" | "GBP" | "HKD" | "JPY" | "AUD" | "CAD" | "SGD" | "BRL" | "SAR" | "AED" | "MXN" | "KRW" | "THB" | "MYR" | "PHP" | "VND" | "IDR" | "NZD" | "CHF" | "SEK" | "PLN" | "CZK" | "RUB" | "TWD" | "MOP" | "INR" | "ZAR" | "KWD";
                        } | null;
                        settled: {
                            amount: string;
                            /** @enum {string} */
                            currency: "CNY" | "USD" | "EUR" | "GBP" | "HKD" | "JPY" | "AUD" | "CAD" | "SGD" | "BRL" | "SAR" | "AED" | "MXN" | "KRW" | "THB" | "MYR" | "PHP" | "VND" | "IDR" | "NZD" | "CHF" | "SEK" | "PLN" | "CZK" | "RUB" | "TWD" | "MOP" | "INR" | "ZAR" | "KWD";
                        } | null;
                        /** Format: date-time */
                        createdAt: string;
                        dueAt: string | null;
                        weights: {
                            /** @enum {string} */
                            by: "declared" | "measured" | "carrier";
                            kg: number | null;
                            volumetricKg: number | null;
                            billableKg: number | null;
                            price: {
                                amount: string;
                                /** @enum {string} */
                                currency: "CNY" | "USD" | "EUR" | "GBP" | "HKD" | "JPY" | "AUD" | "CAD" | "SGD" | "BRL" | "SAR" | "AED" | "MXN" | "KRW" | "THB" | "MYR" | "PHP" | "VND" | "IDR" | "NZD" | "CHF" | "SEK" | "PLN" | "CZK" | "RUB" | "TWD" | "MOP" | "INR" | "ZAR" | "KWD";
                            } | null;
                        }[];
                    };
                };
            };
            /** @description request.malformed, idempotency.keyMissing */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description apiKey.invalid, apiKey.signatureWrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.notFound, costChange.notFound */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description idempotency.running, costChange.moved */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.invalid, idempotency.otherBody, account.frozen */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.tooMany */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description server.failed */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description server.unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    disputeCostChange: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    revision: number;
                    text: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        revision: number;
                        orderId: string;
                        orderNo: string;
                        /** @enum {string} */
                        reason: "measured" | "bill" | "remote" | "duty" | "return" | "storage" | "other";
                        /** @enum {string} */
                        state: "awaiting" | "disputed" | "proposed" | "debited" | "credited" | "absorbed" | "withdrawn";
                        before: {
                            amount: string;
                            /** @enum {string} */
                            currency: "CNY" | "USD" | "EUR" | "GBP" | "HKD" | "JPY" | "AUD" | "CAD" | "SGD" | "BRL" | "SAR" | "AED" | "MXN" | "KRW" | "THB" | "MYR" | "PHP" | "VND" | "IDR" | "NZD" | "CHF" | "SEK" | "PLN" | "CZK" | "RUB" | "TWD" | "MOP" | "INR" | "ZAR" | "KWD";
                        };
                        after: {
                            amount: string;
                            /** @enum {string} */
                            currency: "CNY" | "USD" | "EUR" | "GBP" | "HKD" | "JPY" | "AUD" | "CAD" | "SGD" | "BRL" | "SAR" | "AED" | "MXN" | "KRW" | "THB" | "MYR" | "PHP" | "VND" | "IDR" | "NZD" | "CHF" | "SEK" | "PLN" | "CZK" | "RUB" | "TWD" | "MOP" | "INR" | "ZAR" | "KWD";
                        };
                        difference: {
                            amount: string;
                            /** @enum {string} */
                            currency: "CNY" | "USD" | "EUR" | "GBP" | "HKD" | "JPY" | "AUD" | "CAD" | "SGD" | "BRL" | "SAR" | "AED" | "MXN" | "KRW" | "THB" | "MYR" | "PHP" | "VND" | "IDR" | "NZD" | "CHF" | "SEK" | "PLN" | "CZK" | "RUB" | "TWD" | "MOP" | "INR" | "ZAR" | "KWD";
                        };
                        proposed: {
                            amount: string;
                            /** @enum {string} */
                            currency: "CNY" | "USD" | "EUR" | "GBP" | "HKD" | "JPY" | "AUD" | "CAD" | "SGD" | "BRL" | "SAR" | "AED" | "MXN" | "KRW" | "THB" | "MYR" | "PHP" | "VND" | "IDR" | "NZD" | "CHF" | "SEK" | "PLN" | "CZK" | "RUB" | "TWD" | "MOP" | "INR" | "ZAR" | "KWD";
                        } | null;
                        settled: {
                            amount: string;
                            /** @enum {string} */
                            currency: "CNY" | "USD" | "EUR" | "GBP" | "HKD" | "JPY" | "AUD" | "CAD" | "SGD" | "BRL" | "SAR" | "AED" | "MXN" | "KRW" | "THB" | "MYR" | "PHP" | "VND" | "IDR" | "NZD" | "CHF" | "SEK" | "PLN" | "CZK" | "RUB" | "TWD" | "MOP" | "INR" | "ZAR" | "KWD";
                        } | null;
                        /** Format: date-time */
                        createdAt: string;
                        dueAt: string | null;
                        weights: {
                            /** @enum {string} */
                            by: "declared" | "measured" | "carrier";
                            kg: number | null;
                            volumetricKg: number | null;
                            billableKg: number | null;
                            price: {
                                amount: string;
                                /** @enum {string} */
                                currency: "CNY" | "USD" | "EUR" | "GBP" | "HKD" | "JPY" | "AUD" | "CAD" | "SGD" | "BRL" | "SAR" | "AED" | "MXN" | "KRW" | "THB" | "MYR" | "PHP" | "VND" | "IDR" | "NZD" | "CHF" | "SEK" | "PLN" | "CZK" | "RUB" | "TWD" | "MOP" | "INR" | "ZAR" | "KWD";
                            } | null;
                        }[];
                    };
                };
            };
            /** @description request.malformed, idempotency.keyMissing */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description apiKey.invalid, apiKey.signatureWrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.notFound, costChange.notFound */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description idempotency.running, costChange.moved */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.invalid, idempotency.otherBody */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.tooMany */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description server.failed */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description server.unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sandboxReceive: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    boxes?: {
                        kg: number;
                        length?: number;
                        width?: number;
                        height?: number;
                    }[];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        orderNo: string;
                        customerNo: string;
                        /** @enum {string} */
                        status: "draft" | "ordering" | "generated" | "failed" | "voided" | "refunded" | "inWarehouse" | "withheld" | "outWarehouse" | "delivered" | "chargedBack";
                        /** @enum {string} */
                        settlement: "unpaid" | "paid" | "refunded";
                        /** @enum {string} */
                        source: "web" | "import" | "api" | "counter";
                        /** @enum {string} */
                        label: "none" | "pending" | "ready";
                        trackingNumber: string;
                        trackingNumberProvisional: boolean;
                        failReason: string;
                        handedOver: boolean;
                        intercepted: boolean;
                        productId: string | null;
                        productName: string;
                        countryCode: string;
                        consigneeName: string;
                        boxCount: number;
                        declaredKg: number;
                        measuredKg: number | null;
                        quoted: {
                            amount: string;
                            /** @enum {string} */
                            currency: "CNY" | "USD" | "EUR" | "GBP" | "HKD" | "JPY" | "AUD" | "CAD" | "SGD" | "BRL" | "SAR" | "AED" | "MXN" | "KRW" | "THB" | "MYR" | "PHP" | "VND" | "IDR" | "NZD" | "CHF" | "SEK" | "PLN" | "CZK" | "RUB" | "TWD" | "MOP" | "INR" | "ZAR" | "KWD";
                        } | null;
                        measured: {
                            amount: string;
                            /** @enum {string} */
                            currency: "CNY" | "USD" | "EUR" | "GBP" | "HKD" | "JPY" | "AUD" | "CAD" | "SGD" | "BRL" | "SAR" | "AED" | "MXN" | "KRW" | "THB" | "MYR" | "PHP" | "VND" | "IDR" | "NZD" | "CHF" | "SEK" | "PLN" | "CZK" | "RUB" | "TWD" | "MOP" | "INR" | "ZAR" | "KWD";
                        } | null;
                        held: {
                            amount: string;
                            /** @enum {string} */
                            currency: "CNY" | "USD" | "EUR" | "GBP" | "HKD" | "JPY" | "AUD" | "CAD" | "SGD" | "BRL" | "SAR" | "AED" | "MXN" | "KRW" | "THB" | "MYR" | "PHP" | "VND" | "IDR" | "NZD" | "CHF" | "SEK" | "PLN" | "CZK" | "RUB" | "TWD" | "MOP" | "INR" | "ZAR" | "KWD";
                        } | null;
                        paid: {
                            amount: string;
                            /** @enum {string} */
                            currency: "CNY" | "USD" | "EUR" | "GBP" | "HKD" | "JPY" | "AUD" | "CAD" | "SGD" | "BRL" | "SAR" | "AED" | "MXN" | "KRW" | "THB" | "MYR" | "PHP" | "VND" | "IDR" | "NZD" | "CHF" | "SEK" | "PLN" | "CZK" | "RUB" | "TWD" | "MOP" | "INR" | "ZAR" | "KWD";
                        } | null;
                        /** @enum {string} */
                        costChange: "none" | "awaiting" | "confirmed" | "disputed";
                        /** Format: date-time */
                        createdAt: string;
                        /** Format: date-time */
                        updatedAt: string;
                        submittedAt: string | null;
                        paidAt: string | null;
                        receivedAt: string | null;
                        voidableUntil: string | null;
                    };
                };
            };
            /** @description request.malformed, idempotency.keyMissing */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description apiKey.invalid, apiKey.signatureWrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.notFound, order.notFound */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description idempotency.running, sandbox.only, sandbox.stopped */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.invalid, idempotency.otherBody */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.tooMany */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description server.failed */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description server.unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sandboxDispatch: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        orderNo: string;
                        customerNo: string;
                        /** @enum {string} */
                        status: "draft" | "ordering" | "generated" | "failed" | "voided" | "refunded" | "inWarehouse" | "withheld" | "outWarehouse" | "delivered" | "chargedBack";
                        /** @enum {string} */
                        settlement: "unpaid" | "paid" | "refunded";
                        /** @enum {string} */
                        source: "web" | "import" | "api" | "counter";
                        /** @enum {string} */
                        label: "none" | "pending" | "ready";
                        trackingNumber: string;
                        trackingNumberProvisional: boolean;
                        failReason: string;
                        handedOver: boolean;
                        intercepted: boolean;
                        productId: string | null;
                        productName: string;
                        countryCode: string;
                        consigneeName: string;
                        boxCount: number;
                        declaredKg: number;
                        measuredKg: number | null;
                        quoted: {
                            amount: string;
                            /** @enum {string} */
                            currency: "CNY" | "USD" | "EUR" | "GBP" | "HKD" | "JPY" | "AUD" | "CAD" | "SGD" | "BRL" | "SAR" | "AED" | "MXN" | "KRW" | "THB" | "MYR" | "PHP" | "VND" | "IDR" | "NZD" | "CHF" | "SEK" | "PLN" | "CZK" | "RUB" | "TWD" | "MOP" | "INR" | "ZAR" | "KWD";
                        } | null;
                        measured: {
                            amount: string;
                            /** @enum {string} */
                            currency: "CNY" | "USD" | "EUR" | "GBP" | "HKD" | "JPY" | "AUD" | "CAD" | "SGD" | "BRL" | "SAR" | "AED" | "MXN" | "KRW" | "THB" | "MYR" | "PHP" | "VND" | "IDR" | "NZD" | "CHF" | "SEK" | "PLN" | "CZK" | "RUB" | "TWD" | "MOP" | "INR" | "ZAR" | "KWD";
                        } | null;
                        held: {
                            amount: string;
                            /** @enum {string} */
                            currency: "CNY" | "USD" | "EUR" | "GBP" | "HKD" | "JPY" | "AUD" | "CAD" | "SGD" | "BRL" | "SAR" | "AED" | "MXN" | "KRW" | "THB" | "MYR" | "PHP" | "VND" | "IDR" | "NZD" | "CHF" | "SEK" | "PLN" | "CZK" | "RUB" | "TWD" | "MOP" | "INR" | "ZAR" | "KWD";
                        } | null;
                        paid: {
                            amount: string;
                            /** @enum {string} */
                            currency: "CNY" | "USD" | "EUR" | "GBP" | "HKD" | "JPY" | "AUD" | "CAD" | "SGD" | "BRL" | "SAR" | "AED" | "MXN" | "KRW" | "THB" | "MYR" | "PHP" | "VND" | "IDR" | "NZD" | "CHF" | "SEK" | "PLN" | "CZK" | "RUB" | "TWD" | "MOP" | "INR" | "ZAR" | "KWD";
                        } | null;
                        /** @enum {string} */
                        costChange: "none" | "awaiting" | "confirmed" | "disputed";
                        /** Format: date-time */
                        createdAt: string;
                        /** Format: date-time */
                        updatedAt: string;
                        submittedAt: string | null;
                        paidAt: string | null;
                        receivedAt: string | null;
                        voidableUntil: string | null;
                    };
                };
            };
            /** @description request.malformed, idempotency.keyMissing */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description apiKey.invalid, apiKey.signatureWrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.notFound, order.notFound */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description idempotency.running, sandbox.only, sandbox.stopped, batch.cannotClose */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.invalid, idempotency.otherBody */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.tooMany */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description server.failed */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description server.unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sandboxTrack: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    stage: "linehaul" | "customs" | "inTransit" | "outForDelivery" | "readyForPickup" | "attemptFailed" | "delivered" | "returning" | "returned";
                    /** @default null */
                    reason?: ("delayed" | "missorted" | "damaged" | "lost" | "overloaded" | "missedConnection" | "vehicleTrouble" | "labelUnreadable" | "addressWrong" | "packagingPoor" | "papersMissing" | "goodsForbidden" | "sizeExceeded" | "recalled" | "absent" | "refused" | "moved" | "unknownThere" | "noAccess" | "rescheduled" | "notCollected" | "chargesUnpaid" | "identityMissing" | "inspected" | "dutiesDue" | "customsPapers" | "valueDoubted" | "seized" | "badWeather" | "naturalDisaster" | "roadClosed" | "holiday" | "strike" | "security" | "unexplained") | null;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        orderId: string;
                        trackingNumber: string;
                        status: ("ordered" | "inStock" | "outOfStock" | "online" | "delivered" | "chargedBack") | null;
                        stage: ("announced" | "received" | "dispatched" | "linehaul" | "customs" | "inTransit" | "outForDelivery" | "readyForPickup" | "attemptFailed" | "delivered" | "returning" | "returned") | null;
                        reason: ("delayed" | "missorted" | "damaged" | "lost" | "overloaded" | "missedConnection" | "vehicleTrouble" | "labelUnreadable" | "addressWrong" | "packagingPoor" | "papersMissing" | "goodsForbidden" | "sizeExceeded" | "recalled" | "absent" | "refused" | "moved" | "unknownThere" | "noAccess" | "rescheduled" | "notCollected" | "chargesUnpaid" | "identityMissing" | "inspected" | "dutiesDue" | "customsPapers" | "valueDoubted" | "seized" | "badWeather" | "naturalDisaster" | "roadClosed" | "holiday" | "strike" | "security" | "unexplained") | null;
                        actionBy: ("merchant" | "consignee" | "carrier" | "us") | null;
                        arrival: {
                            from: string;
                            to: string;
                        } | null;
                        events: {
                            /** Format: date-time */
                            at: string;
                            statedTime: string;
                            /** @enum {string} */
                            source: "carrier" | "us" | "milestone" | "sheet";
                            stage: ("announced" | "received" | "dispatched" | "linehaul" | "customs" | "inTransit" | "outForDelivery" | "readyForPickup" | "attemptFailed" | "delivered" | "returning" | "returned") | null;
                            text: string;
                            place: string;
                            countryCode: string;
                        }[];
                    };
                };
            };
            /** @description request.malformed, idempotency.keyMissing */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description apiKey.invalid, apiKey.signatureWrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.notFound, order.notFound */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description idempotency.running, sandbox.only, sandbox.stopped */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.invalid, idempotency.otherBody */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.tooMany */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description server.failed */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description server.unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sandboxClock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    hours: number;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        hours: number;
                    };
                };
            };
            /** @description request.malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description apiKey.invalid, apiKey.signatureWrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.notFound */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description sandbox.only */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.invalid */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.tooMany */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description server.failed */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description server.unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sandboxTopUp: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    amount: string;
                    /** @enum {string} */
                    currency: "CNY" | "USD" | "EUR" | "GBP" | "HKD" | "JPY" | "AUD" | "CAD" | "SGD" | "BRL" | "SAR" | "AED" | "MXN" | "KRW" | "THB" | "MYR" | "PHP" | "VND" | "IDR" | "NZD" | "CHF" | "SEK" | "PLN" | "CZK" | "RUB" | "TWD" | "MOP" | "INR" | "ZAR" | "KWD";
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        wallets: {
                            currency: string;
                            balance: string;
                            held: string;
                            available: string;
                            creditLimit: string;
                        }[];
                    };
                };
            };
            /** @description request.malformed, idempotency.keyMissing */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description apiKey.invalid, apiKey.signatureWrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.notFound */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description idempotency.running, sandbox.only */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.invalid, idempotency.otherBody */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.tooMany */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description server.failed */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description server.unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            id: string;
                            revision: number;
                            url: string;
                            description: string;
                            types: ("order.created" | "order.moved" | "label.ready" | "tracking.number" | "tracking.stage" | "cost.changed" | "balance.changed")[];
                            isOn: boolean;
                            offReason: ("hand" | "gone" | "failing") | null;
                            failingSince: string | null;
                            waiting: number;
                            kept: number;
                            failed: number;
                            /** Format: date-time */
                            createdAt: string;
                        }[];
                    };
                };
            };
            /** @description request.malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description apiKey.invalid, apiKey.signatureWrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.notFound */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.invalid */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.tooMany */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description server.failed */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description server.unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    addWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    url: string;
                    /** @default  */
                    description?: string;
                    types: ("order.created" | "order.moved" | "label.ready" | "tracking.number" | "tracking.stage" | "cost.changed" | "balance.changed")[];
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        secret: string;
                    };
                };
            };
            /** @description request.malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description apiKey.invalid, apiKey.signatureWrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.notFound */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description webhook.tooMany, webhook.notSetUp */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.invalid, webhook.urlNotAllowed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.tooMany */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description server.failed */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description server.unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteWebhook: {
        parameters: {
            query: {
                revision: number;
            };
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                    };
                };
            };
            /** @description request.malformed, idempotency.keyMissing */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description apiKey.invalid, apiKey.signatureWrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.notFound, webhook.notFound */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description idempotency.running, record.changedMeanwhile */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.invalid, idempotency.otherBody */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.tooMany */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description server.failed */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description server.unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listWebhookDeliveries: {
        parameters: {
            query?: {
                limit?: number;
                page?: number;
                state?: "waiting" | "done" | "failed" | "kept";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            eventId: string;
                            messageId: string;
                            type: string;
                            /** @enum {string} */
                            state: "waiting" | "done" | "failed" | "kept";
                            /** Format: date-time */
                            createdAt: string;
                            nextAt: string | null;
                            body: string;
                            attempts: {
                                /** Format: date-time */
                                at: string;
                                status: number | null;
                                ms: number;
                                fault: ("timeout" | "unreachable" | "unknownHost" | "addressRefused" | "tls" | "redirect" | "status") | null;
                                answer: string;
                            }[];
                        }[];
                        total: number;
                    };
                };
            };
            /** @description request.malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description apiKey.invalid, apiKey.signatureWrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.notFound, webhook.notFound */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.invalid */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.tooMany */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description server.failed */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description server.unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    testWebhook: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        eventId: string;
                        messageId: string;
                    };
                };
            };
            /** @description request.malformed, idempotency.keyMissing */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description apiKey.invalid, apiKey.signatureWrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.notFound, webhook.notFound */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description idempotency.running, webhook.off */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.invalid, idempotency.otherBody */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.tooMany */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description server.failed */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description server.unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    replayWebhook: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    eventId: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        eventId: string;
                    };
                };
            };
            /** @description request.malformed, idempotency.keyMissing */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description apiKey.invalid, apiKey.signatureWrong */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.notFound, webhook.notFound */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description idempotency.running, webhook.off */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.tooLarge */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.invalid, idempotency.otherBody */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description request.tooMany */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description server.failed */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description server.unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
}

export const keyed: readonly string[] = [
  "POST /open/v1/addresses/shippers",
  "POST /open/v1/addresses/consignees",
  "POST /open/v1/orders",
  "POST /open/v1/orders/batch",
  "POST /open/v1/orders/{id}/pay",
  "POST /open/v1/orders/{id}/cancel",
  "POST /open/v1/orders/{id}/intercept",
  "POST /open/v1/orders/{id}/let-go-on",
  "POST /open/v1/orders/drafts",
  "PUT /open/v1/orders/{id}/weight",
  "POST /open/v1/orders/{id}/submit",
  "POST /open/v1/hand-overs",
  "POST /open/v1/hand-overs/{id}/take-back",
  "POST /open/v1/withholdings/{id}/answer",
  "POST /open/v1/cost-changes/{id}/confirm",
  "POST /open/v1/cost-changes/{id}/dispute",
  "POST /open/v1/sandbox/orders/{id}/receive",
  "POST /open/v1/sandbox/orders/{id}/dispatch",
  "POST /open/v1/sandbox/orders/{id}/track",
  "POST /open/v1/sandbox/top-up",
  "DELETE /open/v1/webhooks/{id}",
  "POST /open/v1/webhooks/{id}/test",
  "POST /open/v1/webhooks/{id}/replay"
];
