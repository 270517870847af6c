export interface paths {
    "/auth/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes an account and signs it in. */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs in. */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exchanges a refresh token for new tokens.
         * @description Keep the refresh token of the answer and forget the one you sent: sending it again later ends the sign-in, since it may have been stolen.
         */
        post: operations["refreshSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends the sign-in; an unknown token is no error. */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/crops": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The marketplace.
         * @description With `page` or `limit` it comes in pages of 20 or of `limit`; without both it is all of it at once, at most 500 crops. `total` says how many match.
         */
        get: operations["listCrops"];
        put?: never;
        /**
         * Lists a crop. For farmers.
         * @description As JSON, or with pictures as multipart/form-data. In a form, nested names are dotted (`price.basePrice`) or in brackets (`price[basePrice]`), or the outer name holds JSON (`price={"basePrice":2520}`); lists are repeated fields or JSON.
         */
        post: operations["createCrop"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/crops/farmer/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Crops of one farmer, newest first.
         * @description The farmer sees all of their own; everyone else what is for sale. In pages of 10 or of `limit`.
         */
        get: operations["listFarmerCrops"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/crops/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One crop, with the contact of its farmer. */
        get: operations["getCrop"];
        put?: never;
        post?: never;
        /** Removes your own crop and closes the bids on it. */
        delete: operations["deleteCrop"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bids/place": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Places a bid. For buyers.
         * @description The same bid again within five seconds is taken for a double press and answers the bid that is there.
         */
        post: operations["placeBid"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bids/my-bids": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your own bids, newest first; crops and bids are the same list.
         * @description In pages of 100 or of `limit`. Where bids are placed while you read, `after` with the `pageInfo.endCursor` of the answer before misses and repeats none; it goes with `limit` (or `first`, which means the same), not with `page`.
         */
        get: operations["listMyBids"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Asks the farming advisor, in Hindi or English. */
        post: operations["chat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mandi-prices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Mandi prices by commodity and district, rupees per quintal. */
        get: operations["listMandiPrices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/news": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Farm news, newest first. */
        get: operations["listNewsItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schemes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Government loans and schemes. */
        get: operations["listSchemes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cold-storages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The cold storage directory. */
        get: operations["listColdStorages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/warehouses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Warehouses in Haryana. */
        get: operations["listWarehouses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transporters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Transporters with their price per kilometre. */
        get: operations["listTransporters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/machines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Machines and implements for rent. */
        get: operations["listMachines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lab-tests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Soil, water and other tests with their prices. */
        get: operations["listLabTests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seed-offers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Seeds on offer. */
        get: operations["listSeedOffers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fertilizer-offers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Fertilisers and manures on offer. */
        get: operations["listFertilizerOffers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/minimum-support-prices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Minimum support prices by crop and marketing season, rupees per quintal. */
        get: operations["listMinimumSupportPrices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The thirteen farm services, in the order of the catalogue. */
        get: operations["listServices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Asks the farming advisor; the answer comes in pieces, as it is made.
         * @description What is wrong with the request is answered with a status before the stream begins; what goes wrong later is its last event.
         */
        post: operations["chatStream"];
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
        /** @description A new account. */
        Registration: {
            /** @description Given name. */
            firstName: string;
            /** @description Family name. */
            lastName: string;
            /**
             * Format: email
             * @description E-mail address; upper and lower case are the same.
             */
            email: string;
            /** @description Ten digits. */
            phone: string;
            /**
             * Format: password
             * @description 8 to 128 characters, not a common one.
             */
            password: string;
            /**
             * Format: password
             * @description The same again.
             */
            confirmPassword: string;
            /**
             * @description What the account is for.
             * @default buyer
             * @enum {string}
             */
            role: "farmer" | "buyer";
            /**
             * @description As you like.
             * @default male
             * @enum {string}
             */
            gender: "male" | "female" | "other";
        };
        /** @description The account of whoever is signed in. */
        User: {
            /**
             * Format: uuid
             * @description Identifier of the account.
             */
            _id: string;
            /**
             * Format: uuid
             * @description Identifier of the account.
             */
            id: string;
            /** @description Given name. */
            firstName: string;
            /** @description Family name. */
            lastName: string;
            /**
             * Format: email
             * @description E-mail address, lower-cased.
             */
            email: string;
            /** @description Ten digits. */
            phone: string;
            /**
             * @description What the account is for.
             * @enum {string}
             */
            role: "farmer" | "buyer";
            /**
             * @description As chosen at sign-up.
             * @enum {string}
             */
            gender: "male" | "female" | "other";
            /**
             * Format: date-time
             * @description When the account was made. UTC.
             */
            createdAt: string;
        };
        /** @description The body of every refusal. */
        Error: {
            /** @constant */
            success: false;
            /** @description What is wrong, in words for a person. */
            message: string;
            /**
             * @description What is wrong, for a program.
             * @enum {string}
             */
            code: "BAD_USER_INPUT" | "UNAUTHENTICATED" | "FORBIDDEN" | "NOT_FOUND" | "METHOD_NOT_ALLOWED" | "CONFLICT" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA" | "RATE_LIMITED" | "INTERNAL" | "UNAVAILABLE";
            /** @description The fields that are wrong, where it is about fields. */
            errors?: {
                /** @description Path of the field as it was sent: `price.basePrice`. */
                field: string;
                /** @description What is wrong with it, in words for a person. */
                message: string;
            }[];
        };
        /** @description What you sign in with. */
        Credentials: {
            /**
             * Format: email
             * @description E-mail address; upper and lower case are the same.
             */
            email: string;
            /**
             * Format: password
             * @description Password.
             */
            password: string;
        };
        /** @description A refresh token; each can be exchanged once. */
        RefreshToken: {
            /** @description The refresh token that the last answer gave. */
            refreshToken: string;
        };
        /** @description A crop as lists have it. */
        CropInList: {
            /**
             * Format: uuid
             * @description Identifier of the crop.
             */
            _id: string;
            /**
             * Format: uuid
             * @description Identifier of the crop.
             */
            id: string;
            /** @description Name of the crop. */
            cropName: string;
            /** @description The same as cropName. */
            name: string;
            /**
             * @description What kind of produce it is.
             * @enum {string}
             */
            category: "vegetables" | "fruits" | "grains" | "herbs" | "spices" | "dairy" | "other";
            /** @description The farmer's description. */
            description: string;
            farmer: {
                location: string | null;
                rating: number | null;
                /** @description Whether the account was checked. */
                verified: boolean;
            };
            location: {
                /** @description State. */
                state: string;
                /** @description District. */
                district: string;
                /** @description Village or street. */
                address: string;
            };
            images: components["schemas"]["Image"][];
            /**
             * @description Fixed price, or auction.
             * @enum {string}
             */
            priceType: "fixed" | "auction";
            price: {
                /** @description Asking price per unit of the quantity. Rupees, at most two decimals. */
                basePrice: number;
                /** @description Lowest price of an auction per unit; only its owner sees it. Rupees, at most two decimals. */
                reservePrice?: number;
            };
            quantity: {
                /** @description How much there is. */
                amount: number;
                /**
                 * @description Unit of amount and price. A quintal is 100 kg, a ton 1000 kg.
                 * @enum {string}
                 */
                unit: "kg" | "quintal" | "ton" | "pieces" | "liters";
            };
            harvestDate: string | null;
            expiryDate: string | null;
            /**
             * @description The farmer's own grading; A is the best.
             * @enum {string}
             */
            qualityGrade: "A" | "B" | "C";
            specifications: {
                /** @description Grown organically. */
                organic: boolean;
                pesticidesUsed: string[];
                fertilizersUsed: string[];
                certifications: string[];
            };
            /**
             * @description Where it stands.
             * @enum {string}
             */
            status: "active" | "sold" | "pending" | "expired" | "draft";
            /** @description Whether the listing was checked. */
            verified: boolean;
            rating: number | null;
            reviews: number | null;
            /**
             * Format: date-time
             * @description When it was listed. UTC.
             */
            createdAt: string;
            farmerId: components["schemas"]["FarmerInList"];
        };
        /** @description A picture of a crop. */
        Image: {
            /** @description Path of the widest variant, on this host. */
            url: string;
            /** @description What the picture is of. */
            alt: string;
            /** @description Pixels of the widest variant. */
            width: number;
            /** @description Pixels of the widest variant. */
            height: number;
            /** @description WebP, from narrow to wide. */
            variants: {
                /** @description Path of the file. */
                url: string;
                /** @description Pixels. */
                width: number;
                /** @description Pixels. */
                height: number;
            }[];
        };
        /** @description What lists show of a farmer. */
        FarmerInList: {
            /**
             * Format: uuid
             * @description Identifier of the farmer.
             */
            _id: string;
            /**
             * Format: uuid
             * @description Identifier of the farmer.
             */
            id: string;
            /** @description Given name. */
            firstName: string;
            /**
             * Format: email
             * @description E-mail address.
             */
            email: string;
        };
        /** @description A crop with the contact of its farmer. */
        Crop: {
            /**
             * Format: uuid
             * @description Identifier of the crop.
             */
            _id: string;
            /**
             * Format: uuid
             * @description Identifier of the crop.
             */
            id: string;
            /** @description Name of the crop. */
            cropName: string;
            /** @description The same as cropName. */
            name: string;
            /**
             * @description What kind of produce it is.
             * @enum {string}
             */
            category: "vegetables" | "fruits" | "grains" | "herbs" | "spices" | "dairy" | "other";
            /** @description The farmer's description. */
            description: string;
            farmer: {
                location: string | null;
                rating: number | null;
                /** @description Whether the account was checked. */
                verified: boolean;
            };
            location: {
                /** @description State. */
                state: string;
                /** @description District. */
                district: string;
                /** @description Village or street. */
                address: string;
            };
            images: components["schemas"]["Image"][];
            /**
             * @description Fixed price, or auction.
             * @enum {string}
             */
            priceType: "fixed" | "auction";
            price: {
                /** @description Asking price per unit of the quantity. Rupees, at most two decimals. */
                basePrice: number;
                /** @description Lowest price of an auction per unit; only its owner sees it. Rupees, at most two decimals. */
                reservePrice?: number;
            };
            quantity: {
                /** @description How much there is. */
                amount: number;
                /**
                 * @description Unit of amount and price. A quintal is 100 kg, a ton 1000 kg.
                 * @enum {string}
                 */
                unit: "kg" | "quintal" | "ton" | "pieces" | "liters";
            };
            harvestDate: string | null;
            expiryDate: string | null;
            /**
             * @description The farmer's own grading; A is the best.
             * @enum {string}
             */
            qualityGrade: "A" | "B" | "C";
            specifications: {
                /** @description Grown organically. */
                organic: boolean;
                pesticidesUsed: string[];
                fertilizersUsed: string[];
                certifications: string[];
            };
            /**
             * @description Where it stands.
             * @enum {string}
             */
            status: "active" | "sold" | "pending" | "expired" | "draft";
            /** @description Whether the listing was checked. */
            verified: boolean;
            rating: number | null;
            reviews: number | null;
            /**
             * Format: date-time
             * @description When it was listed. UTC.
             */
            createdAt: string;
            farmerId: components["schemas"]["FarmerInDetail"];
        };
        /** @description What a crop's own page shows of its farmer. */
        FarmerInDetail: {
            /**
             * Format: uuid
             * @description Identifier of the farmer.
             */
            _id: string;
            /**
             * Format: uuid
             * @description Identifier of the farmer.
             */
            id: string;
            /** @description Given name. */
            firstName: string;
            /** @description Family name. */
            lastName: string;
            /**
             * Format: email
             * @description E-mail address.
             */
            email: string;
            /** @description Ten digits. */
            phone: string;
        };
        /** @description A crop to list. Names may be nested, or dotted: `"price.basePrice": 2520`. */
        CropInput: {
            /** @description Name of the crop; `name` is taken as well. */
            cropName: string;
            /**
             * @description What kind of produce it is.
             * @enum {string}
             */
            category: "vegetables" | "fruits" | "grains" | "herbs" | "spices" | "dairy" | "other";
            /** @description What a buyer should know. */
            description: string;
            quantity: {
                /** @description How much there is, at most three decimals. */
                amount: number;
                /**
                 * @description Unit of amount and price.
                 * @enum {string}
                 */
                unit: "kg" | "quintal" | "ton" | "pieces" | "liters";
            };
            /**
             * @description Fixed price, or auction.
             * @default fixed
             * @enum {string}
             */
            priceType: "fixed" | "auction";
            price: {
                /** @description Asking price per unit of the quantity. Rupees, at most two decimals. */
                basePrice: number;
                /** @description Lowest price of an auction per unit, not below the asking price; nobody but you will see it. */
                reservePrice?: number;
            };
            location: {
                /** @description State. */
                state: string;
                /** @description District. */
                district: string;
                /** @description Village or street. */
                address: string;
            };
            /**
             * Format: date
             * @description Day of the harvest, from a year ago to two years ahead.
             */
            harvestDate?: string;
            /**
             * Format: date
             * @description Last good day; not before the harvest.
             */
            expiryDate?: string;
            /**
             * @description Your own grading; A is the best.
             * @default B
             * @enum {string}
             */
            qualityGrade: "A" | "B" | "C";
            specifications?: {
                /**
                 * @description Grown organically.
                 * @default false
                 */
                organic: boolean;
                /** @default [] */
                pesticidesUsed: string[];
                /** @default [] */
                fertilizersUsed: string[];
                /** @default [] */
                certifications: string[];
            };
        };
        /** @description A crop to list, with its pictures. */
        CropForm: {
            /** @description Name of the crop; `name` is taken as well. */
            cropName: string;
            /**
             * @description What kind of produce it is.
             * @enum {string}
             */
            category: "vegetables" | "fruits" | "grains" | "herbs" | "spices" | "dairy" | "other";
            /** @description What a buyer should know. */
            description: string;
            /** @description How much there is, at most three decimals. */
            "quantity.amount": number;
            /**
             * @description Unit of amount and price.
             * @enum {string}
             */
            "quantity.unit": "kg" | "quintal" | "ton" | "pieces" | "liters";
            /**
             * @description Fixed price, or auction.
             * @default fixed
             * @enum {string}
             */
            priceType: "fixed" | "auction";
            /** @description Asking price per unit of the quantity. Rupees, at most two decimals. */
            "price.basePrice": number;
            /** @description Lowest price of an auction per unit, not below the asking price; nobody but you will see it. */
            "price.reservePrice"?: number;
            /** @description State. */
            "location.state": string;
            /** @description District. */
            "location.district": string;
            /** @description Village or street. */
            "location.address": string;
            /**
             * Format: date
             * @description Day of the harvest, from a year ago to two years ahead.
             */
            harvestDate?: string;
            /**
             * Format: date
             * @description Last good day; not before the harvest.
             */
            expiryDate?: string;
            /**
             * @description Your own grading; A is the best.
             * @default B
             * @enum {string}
             */
            qualityGrade: "A" | "B" | "C";
            /**
             * @description Grown organically.
             * @default false
             */
            "specifications.organic": boolean;
            /** @default [] */
            "specifications.pesticidesUsed": string[];
            /** @default [] */
            "specifications.fertilizersUsed": string[];
            /** @default [] */
            "specifications.certifications": string[];
            /** @description JPEG, PNG or WebP, 10 MB each. The field may also be called `images[]`. */
            images?: string[];
        };
        /** @description A bid to place. */
        BidInput: {
            /** @description Identifier of the crop. */
            cropId: string;
            /** @description Offer per unit of the crop's quantity. Rupees, at most two decimals. */
            bidAmount: number;
            /** @description A word to the farmer. */
            message?: string | null;
        };
        /** @description A bid with its crop, as its buyer sees it. */
        BidItem: {
            /**
             * Format: uuid
             * @description Identifier of the bid.
             */
            bidId: string;
            /**
             * Format: uuid
             * @description Identifier of the bid.
             */
            _id: string;
            /** @description Offer per unit of the crop's quantity. Rupees, at most two decimals. */
            bidAmount: number;
            message: string | null;
            /**
             * @description Where it stands.
             * @enum {string}
             */
            status: "pending" | "closed";
            /**
             * Format: date-time
             * @description When it was placed. UTC.
             */
            createdAt: string;
            crop: {
                /**
                 * Format: uuid
                 * @description Identifier of the crop.
                 */
                _id: string;
                /**
                 * Format: uuid
                 * @description Identifier of the crop.
                 */
                id: string;
                /** @description Name of the crop. */
                cropName: string;
                /** @description The same as cropName. */
                name: string;
                images: components["schemas"]["Image"][];
                /**
                 * @description Where the crop stands.
                 * @enum {string}
                 */
                status: "active" | "sold" | "pending" | "expired" | "draft";
                farmerId: {
                    /** @description The farmer's given name. */
                    firstName: string;
                };
                /** @description False once the farmer removed the crop. */
                listed: boolean;
            };
        };
        /** @description A conversation with the farming advisor. */
        Conversation: {
            /** @description The conversation so far; the question comes last. */
            messages: {
                /**
                 * @description Who spoke.
                 * @enum {string}
                 */
                role: "user" | "assistant";
                /** @description What was said; a question has at most 2,000 characters. */
                content: string;
                /** @description The sender's own; it is left unread. */
                id?: unknown;
                /** @description The sender's own; it is left unread. */
                timestamp?: unknown;
            }[];
        };
        /** @description What an answer rests on. */
        AnswerSource: {
            /** @description What the answer rests on. */
            name: string;
            figure: string | null;
            date: string | null;
            path: string | null;
        };
        MandiPrice: {
            /** @description Readable, stable identifier. */
            id: string;
            /** @description Commodity, in English: "Wheat". */
            commodity: string;
            /** @description Commodity, in Hindi. */
            commodityHi: string;
            /** @description District of the market; the value that the `district` filter takes. */
            location: string;
            /** @description District, in Hindi. */
            locationHi: string;
            /** @description Name of the mandi. */
            market: string;
            /** @description Name of the mandi, in Hindi. */
            marketHi: string;
            /** @description Lowest price of the day, rupees per quintal. */
            minPrice: number;
            /** @description Highest price of the day, rupees per quintal. */
            maxPrice: number;
            /** @description Price at which most of the produce was sold, rupees per quintal. */
            modalPrice: number;
            /** @description Change against the market day before, as shown: "+1.2%". */
            trend: string;
            /**
             * @description Whether the modal price rose or fell.
             * @enum {string}
             */
            trendDirection: "up" | "down";
            /** @description When the row was last brought up to date, as shown. */
            updated: string;
            /** @description When the row was last brought up to date, in Hindi. */
            updatedHi: string;
            /** @description Whether this is a sample row and not a reported price. */
            sample: boolean;
        };
        NewsItem: {
            /** @description Readable, stable identifier. */
            id: string;
            /** @description Headline, in English. */
            title: string;
            /** @description Headline, in Hindi. */
            titleHi: string;
            /** @description What happened, in English. */
            description: string;
            /** @description What happened, in Hindi. */
            descriptionHi: string;
            /** @description Kind of news, as the badge shows it. */
            category: string;
            /** @description Kind of news, in Hindi. */
            categoryHi: string;
            /** @description The badge's background, `#rrggbb`; white text on it is readable. */
            colour: string;
            /**
             * Format: date
             * @description Day of the event.
             */
            date: string;
            /** @description Where it applies: "National", or one or several states, separated by commas. */
            scope: string;
            /** @description Where it applies, in Hindi. */
            scopeHi: string;
            /** @description Crop or sector it concerns; the value that the `crop` filter takes. */
            crop: string;
            /** @description Crop or sector, in Hindi. */
            cropHi: string;
            /** @description Who reported it. */
            source: string;
            /** @description Address of the report, where there is one to link to. */
            sourceUrl: string | null;
            /** @description Key of the drawn picture that stands for the kind of news. */
            image: string;
            /** @description Minutes that reading the description takes, at least 1. */
            readTime: number;
        };
        Scheme: {
            /** @description Readable, stable identifier. */
            id: string;
            /** @description Name, in English. */
            title: string;
            /** @description Name, in Hindi. */
            titleHi: string;
            /** @description What it gives, in English. */
            description: string;
            /** @description What it gives, in Hindi. */
            descriptionHi: string;
            /** @description One of the eight categories. */
            category: string;
            /** @description Category, in Hindi. */
            categoryHi: string;
            /** @description Who may apply. */
            eligibility: string;
            /** @description Who may apply, in Hindi. */
            eligibilityHi: string;
            /** @description Amount or benefit, as shown. */
            amount: string;
            /** @description Amount or benefit, in Hindi. */
            amountHi: string;
            /** @description The state it is for, or "National". */
            state: string;
            /** @description State, in Hindi. */
            stateHi: string;
            /** @description Implementing agency. */
            ministry: string;
            /** @description Implementing agency, in Hindi. */
            ministryHi: string;
            /** @description Key of the drawn picture that stands for the category. */
            image: string;
            /** @description Words to find it by. */
            tags: string[];
            /** @description Words to find it by, in Hindi. */
            tagsHi: string[];
            /** @description Year in which it began. */
            year: number;
            /** @description Where the facts were read. */
            source: string;
            /** @description Whether the figures should be checked with the department before relying on them. */
            checkWithDepartment: boolean;
        };
        ColdStorage: {
            /** @description Readable, stable identifier. */
            id: string;
            /** @description District. */
            district: string;
            /** @description District, in Hindi. */
            districtHi: string;
            /** @description Name. */
            name: string;
            /** @description Name, in Hindi. */
            nameHi: string;
            /** @description Owner, where known. */
            owner: string | null;
            /** @description Owner, in Hindi. */
            ownerHi: string | null;
            /** @description Ten-digit phone number, where known. */
            contact: string | null;
            /** @description Capacity in metric tonnes. */
            capacity: number;
            /** @description Year in which it was built, where known. */
            year: number | null;
            /** @description What it stores. */
            produce: string;
            /** @description What it stores, in Hindi. */
            produceHi: string;
            /** @description Scheme under which it was built, where known. */
            scheme: string | null;
            /** @description Scheme, in Hindi. */
            schemeHi: string | null;
            /** @description The directory's remarks. */
            remarks: string | null;
            /** @description Remarks, in Hindi. */
            remarksHi: string | null;
            /** @description Whether this is a sample row. */
            sample: boolean;
            /** @description False where the remarks contain "Not in Working". */
            operational: boolean;
            /** @description Sample estimate in rupees per kg and month: 12 above 1000 tonnes, otherwise 15. */
            estimatedCost: number;
        };
        Warehouse: {
            /** @description Readable, stable identifier. */
            id: string;
            /** @description Name. */
            name: string;
            /** @description Name, in Hindi. */
            nameHi: string;
            /** @description "Available", or otherwise (AC-240). */
            status: string;
            /** @description Place and state. */
            location: string;
            /** @description Place and state, in Hindi. */
            locationHi: string;
            /** @description Capacity, as shown. */
            capacity: string;
            /** @description Capacity, in Hindi. */
            capacityHi: string;
            /** @description Ten-digit phone number. */
            contact: string;
            /** @description What it offers. */
            facilities: string[];
            /** @description What it offers, in Hindi. */
            facilitiesHi: string[];
            /** @description Price, as shown. */
            price: string;
            /** @description Price, in Hindi. */
            priceHi: string;
            /** @description Whether this is a sample row. */
            sample: boolean;
        };
        Transporter: {
            /** @description Readable, stable identifier. */
            id: string;
            /** @description Name. */
            name: string;
            /** @description Name, in Hindi. */
            nameHi: string;
            /** @description Vehicles it runs. */
            vehicles: string[];
            /** @description Vehicles, in Hindi. */
            vehiclesHi: string[];
            /** @description Experience, as shown. */
            experience: string;
            /** @description Experience, in Hindi. */
            experienceHi: string;
            /** @description Ten-digit phone number. */
            contact: string;
            /** @description Stars, 0 to 5. */
            rating: number;
            /** @description Rupees per kilometre; 12 to 18 (AC-330). */
            pricePerKm: number;
            /** @description Whether this is a sample row. */
            sample: boolean;
        };
        Machine: {
            /** @description Readable, stable identifier. */
            id: string;
            /** @description Name. */
            name: string;
            /** @description Name, in Hindi. */
            nameHi: string;
            /**
             * @description What it is for.
             * @enum {string}
             */
            category: "tractor" | "harvester" | "tillage" | "spraying" | "processing" | "seeding";
            /** @description Rupees per day of about six working hours. */
            pricePerDay: number;
            /** @description Place and state. */
            location: string;
            /** @description Place and state, in Hindi. */
            locationHi: string;
            /** @description Who rents it out. */
            owner: string;
            /** @description Who rents it out, in Hindi. */
            ownerHi: string;
            /** @description What it can do. */
            features: string[];
            /** @description What it can do, in Hindi. */
            featuresHi: string[];
            /**
             * @description Whether it can be rented.
             * @enum {string}
             */
            status: "available" | "booked";
            /** @description Key of its drawn picture. */
            image: string;
            /** @description Whether this is a sample row. */
            sample: boolean;
        };
        LabTest: {
            /** @description Readable, stable identifier. */
            id: string;
            /** @description Name. */
            name: string;
            /** @description Name, in Hindi. */
            nameHi: string;
            /**
             * @description What is tested.
             * @enum {string}
             */
            kind: "soil" | "water" | "other";
            /** @description Rupees per sample (AC-331 to AC-333). */
            price: number;
            /** @description How long the report takes. */
            reportTime: string;
            /** @description How long the report takes, in Hindi. */
            reportTimeHi: string;
            /** @description What the test tells. */
            description: string;
            /** @description What the test tells, in Hindi. */
            descriptionHi: string;
            /** @description What is measured. */
            parameters: string[];
            /** @description What is measured, in Hindi. */
            parametersHi: string[];
            /** @description Whether this is a sample row. */
            sample: boolean;
        };
        SeedOffer: {
            /** @description Readable, stable identifier. */
            id: string;
            /** @description Name. */
            name: string;
            /** @description Name, in Hindi. */
            nameHi: string;
            /** @description Crop. */
            crop: string;
            /** @description Crop, in Hindi. */
            cropHi: string;
            /** @description Pack size, as shown. */
            packSize: string;
            /** @description Pack size, in Hindi. */
            packSizeHi: string;
            /** @description Rupees per pack. */
            price: number;
            /** @description When it is sown. */
            season: string;
            /** @description When it is sown, in Hindi. */
            seasonHi: string;
            /** @description What to know. */
            description: string;
            /** @description What to know, in Hindi. */
            descriptionHi: string;
            /** @description Key of its picture. */
            image: string;
            /** @description Whether this is a sample row. */
            sample: boolean;
        };
        FertilizerOffer: {
            /** @description Readable, stable identifier. */
            id: string;
            /** @description Name. */
            name: string;
            /** @description Name, in Hindi. */
            nameHi: string;
            /** @description What it feeds the crop. */
            nutrient: string;
            /** @description What it feeds the crop, in Hindi. */
            nutrientHi: string;
            /** @description Pack size, as shown. */
            packSize: string;
            /** @description Pack size, in Hindi. */
            packSizeHi: string;
            /** @description Rupees per pack. */
            price: number;
            /** @description What to know. */
            description: string;
            /** @description What to know, in Hindi. */
            descriptionHi: string;
            /** @description Key of its picture. */
            image: string;
            /** @description Whether this is a sample row. */
            sample: boolean;
        };
        MinimumSupportPrice: {
            /** @description Readable, stable identifier. */
            id: string;
            /** @description Crop. */
            crop: string;
            /** @description Crop, in Hindi. */
            cropHi: string;
            /** @description Kharif or Rabi. */
            season: string;
            /** @description Season, in Hindi. */
            seasonHi: string;
            /** @description Marketing season: "KMS 2026-27". */
            marketingYear: string;
            /** @description Rupees per quintal. */
            price: number;
            /**
             * Format: date
             * @description Day on which it was announced.
             */
            announcedOn: string;
            /** @description Where it was read. */
            source: string;
        };
        /** @description A tile of the services catalogue. */
        Service: {
            /** @description Last part of its address, `/services/{slug}`. */
            slug: string;
            /** @description Title, in English. */
            title: string;
            /** @description Title, in Hindi. */
            titleHi: string;
            /** @description What it does, in one sentence. */
            summary: string;
            /** @description What it does, in Hindi. */
            summaryHi: string;
            /** @description Key of its icon. */
            icon: string;
        };
    };
    responses: never;
    parameters: {
        /** @description `handling=strict` refuses what is not known here instead of leaving it out with a warning (RFC 7240). */
        Prefer: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    register: {
        parameters: {
            query?: never;
            header?: {
                /** @description `handling=strict` refuses what is not known here instead of leaving it out with a warning (RFC 7240). */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "firstName": "Sunita",
                 *       "lastName": "Devi",
                 *       "email": "sunita@example.in",
                 *       "phone": "9876543210",
                 *       "password": "Hari-fasal-2026",
                 *       "confirmPassword": "Hari-fasal-2026",
                 *       "role": "buyer",
                 *       "gender": "female"
                 *     }
                 */
                "application/json": components["schemas"]["Registration"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    /** @description `handling=strict` where it was asked for. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Account created successfully!",
                     *       "data": {
                     *         "user": {
                     *           "_id": "018f6b1e-5c1a-7c3e-9d55-0a1b2c3d4e5f",
                     *           "id": "018f6b1e-5c1a-7c3e-9d55-0a1b2c3d4e5f",
                     *           "firstName": "Sunita",
                     *           "lastName": "Devi",
                     *           "email": "sunita@example.in",
                     *           "phone": "9876543210",
                     *           "role": "buyer",
                     *           "gender": "female",
                     *           "createdAt": "2026-01-15T06:30:00.000Z"
                     *         },
                     *         "accessToken": "eyJhbGciOi…",
                     *         "refreshToken": "9hTzr0mU…"
                     *       },
                     *       "user": {
                     *         "_id": "018f6b1e-5c1a-7c3e-9d55-0a1b2c3d4e5f",
                     *         "id": "018f6b1e-5c1a-7c3e-9d55-0a1b2c3d4e5f",
                     *         "firstName": "Sunita",
                     *         "lastName": "Devi",
                     *         "email": "sunita@example.in",
                     *         "phone": "9876543210",
                     *         "role": "buyer",
                     *         "gender": "female",
                     *         "createdAt": "2026-01-15T06:30:00.000Z"
                     *       },
                     *       "accessToken": "eyJhbGciOi…",
                     *       "refreshToken": "9hTzr0mU…"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @description What was done, in words for a person. */
                        message: string;
                        data: {
                            user: components["schemas"]["User"];
                            /** @description For the header `Authorization: Bearer …`; good for 15 minutes. */
                            accessToken: string;
                            /** @description Exchanges once for new tokens. */
                            refreshToken: string;
                        };
                        user: components["schemas"]["User"];
                        /** @description For the header `Authorization: Bearer …`; good for 15 minutes. */
                        accessToken: string;
                        /** @description Exchanges once for new tokens. */
                        refreshToken: string;
                        /** @description Only where the request had something that is not known here: it was left out. At most twenty. */
                        warnings?: {
                            /** @description Path of the field as it was sent: `price.basePrice`. */
                            field: string;
                            /** @description What is wrong with it, in words for a person. */
                            message: string;
                        }[];
                    };
                };
            };
            /** @description Something in the request is wrong; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It was so, but no longer is, or is already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is of a kind that is not taken. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to try again. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the message has a reference to tell us. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not at the moment; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: {
                /** @description `handling=strict` refuses what is not known here instead of leaving it out with a warning (RFC 7240). */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "sunita@example.in",
                 *       "password": "Hari-fasal-2026"
                 *     }
                 */
                "application/json": components["schemas"]["Credentials"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description `handling=strict` where it was asked for. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Logged in successfully!",
                     *       "data": {
                     *         "user": {
                     *           "_id": "018f6b1e-5c1a-7c3e-9d55-0a1b2c3d4e5f",
                     *           "id": "018f6b1e-5c1a-7c3e-9d55-0a1b2c3d4e5f",
                     *           "firstName": "Sunita",
                     *           "lastName": "Devi",
                     *           "email": "sunita@example.in",
                     *           "phone": "9876543210",
                     *           "role": "buyer",
                     *           "gender": "female",
                     *           "createdAt": "2026-01-15T06:30:00.000Z"
                     *         },
                     *         "accessToken": "eyJhbGciOi…",
                     *         "refreshToken": "9hTzr0mU…"
                     *       },
                     *       "user": {
                     *         "_id": "018f6b1e-5c1a-7c3e-9d55-0a1b2c3d4e5f",
                     *         "id": "018f6b1e-5c1a-7c3e-9d55-0a1b2c3d4e5f",
                     *         "firstName": "Sunita",
                     *         "lastName": "Devi",
                     *         "email": "sunita@example.in",
                     *         "phone": "9876543210",
                     *         "role": "buyer",
                     *         "gender": "female",
                     *         "createdAt": "2026-01-15T06:30:00.000Z"
                     *       },
                     *       "accessToken": "eyJhbGciOi…",
                     *       "refreshToken": "9hTzr0mU…"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @description What was done, in words for a person. */
                        message: string;
                        data: {
                            user: components["schemas"]["User"];
                            /** @description For the header `Authorization: Bearer …`; good for 15 minutes. */
                            accessToken: string;
                            /** @description Exchanges once for new tokens. */
                            refreshToken: string;
                        };
                        user: components["schemas"]["User"];
                        /** @description For the header `Authorization: Bearer …`; good for 15 minutes. */
                        accessToken: string;
                        /** @description Exchanges once for new tokens. */
                        refreshToken: string;
                        /** @description Only where the request had something that is not known here: it was left out. At most twenty. */
                        warnings?: {
                            /** @description Path of the field as it was sent: `price.basePrice`. */
                            field: string;
                            /** @description What is wrong with it, in words for a person. */
                            message: string;
                        }[];
                    };
                };
            };
            /** @description Something in the request is wrong; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Nobody is signed in, or what was sent to sign in is not right. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is of a kind that is not taken. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to try again. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the message has a reference to tell us. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not at the moment; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    refreshSession: {
        parameters: {
            query?: never;
            header?: {
                /** @description `handling=strict` refuses what is not known here instead of leaving it out with a warning (RFC 7240). */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "refreshToken": "9hTzr0mU…"
                 *     }
                 */
                "application/json": components["schemas"]["RefreshToken"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description `handling=strict` where it was asked for. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Session refreshed.",
                     *       "data": {
                     *         "user": {
                     *           "_id": "018f6b1e-5c1a-7c3e-9d55-0a1b2c3d4e5f",
                     *           "id": "018f6b1e-5c1a-7c3e-9d55-0a1b2c3d4e5f",
                     *           "firstName": "Sunita",
                     *           "lastName": "Devi",
                     *           "email": "sunita@example.in",
                     *           "phone": "9876543210",
                     *           "role": "buyer",
                     *           "gender": "female",
                     *           "createdAt": "2026-01-15T06:30:00.000Z"
                     *         },
                     *         "accessToken": "eyJhbGciOi…",
                     *         "refreshToken": "9hTzr0mU…"
                     *       },
                     *       "user": {
                     *         "_id": "018f6b1e-5c1a-7c3e-9d55-0a1b2c3d4e5f",
                     *         "id": "018f6b1e-5c1a-7c3e-9d55-0a1b2c3d4e5f",
                     *         "firstName": "Sunita",
                     *         "lastName": "Devi",
                     *         "email": "sunita@example.in",
                     *         "phone": "9876543210",
                     *         "role": "buyer",
                     *         "gender": "female",
                     *         "createdAt": "2026-01-15T06:30:00.000Z"
                     *       },
                     *       "accessToken": "eyJhbGciOi…",
                     *       "refreshToken": "9hTzr0mU…"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @description What was done, in words for a person. */
                        message: string;
                        data: {
                            user: components["schemas"]["User"];
                            /** @description For the header `Authorization: Bearer …`; good for 15 minutes. */
                            accessToken: string;
                            /** @description Exchanges once for new tokens. */
                            refreshToken: string;
                        };
                        user: components["schemas"]["User"];
                        /** @description For the header `Authorization: Bearer …`; good for 15 minutes. */
                        accessToken: string;
                        /** @description Exchanges once for new tokens. */
                        refreshToken: string;
                        /** @description Only where the request had something that is not known here: it was left out. At most twenty. */
                        warnings?: {
                            /** @description Path of the field as it was sent: `price.basePrice`. */
                            field: string;
                            /** @description What is wrong with it, in words for a person. */
                            message: string;
                        }[];
                    };
                };
            };
            /** @description Something in the request is wrong; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Nobody is signed in, or what was sent to sign in is not right. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is of a kind that is not taken. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to try again. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the message has a reference to tell us. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not at the moment; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: {
                /** @description `handling=strict` refuses what is not known here instead of leaving it out with a warning (RFC 7240). */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "refreshToken": "9hTzr0mU…"
                 *     }
                 */
                "application/json": components["schemas"]["RefreshToken"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description `handling=strict` where it was asked for. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Logged out successfully!"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @description What was done, in words for a person. */
                        message: string;
                        /** @description Only where the request had something that is not known here: it was left out. At most twenty. */
                        warnings?: {
                            /** @description Path of the field as it was sent: `price.basePrice`. */
                            field: string;
                            /** @description What is wrong with it, in words for a person. */
                            message: string;
                        }[];
                    };
                };
            };
            /** @description Something in the request is wrong; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is of a kind that is not taken. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to try again. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the message has a reference to tell us. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not at the moment; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listCrops: {
        parameters: {
            query?: {
                /** @description Which page, from 1. */
                page?: number;
                /** @description How many a page has. */
                limit?: number;
                /** @description Any part of the crop's name, the farmer's first name or e-mail, the state or the district. */
                search?: string;
                /** @description Only this category, in upper or lower case; `all` is every one. */
                category?: "all" | "vegetables" | "fruits" | "grains" | "herbs" | "spices" | "dairy" | "other";
                /** @description Exactly this state, in upper or lower case. */
                state?: string;
                /** @description Exactly this district, in upper or lower case. */
                district?: string;
                /** @description Sold by this unit; sensible beside a price. */
                unit?: "kg" | "quintal" | "ton" | "pieces" | "liters";
                /** @description Exactly this grade. */
                qualityGrade?: "A" | "B" | "C";
                /** @description Rupees per unit, at least. */
                minPrice?: number;
                /** @description Rupees per unit, at most. */
                maxPrice?: number;
                /** @description Only checked, or only unchecked, farmers' crops. */
                verified?: "true" | "false";
                /** @description The order; prices are per unit. */
                sort?: "newest" | "price-low-to-high" | "price-high-to-low";
            };
            header?: {
                /** @description `handling=strict` refuses what is not known here instead of leaving it out with a warning (RFC 7240). */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description `handling=strict` where it was asked for. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "crops": [
                     *         {
                     *           "_id": "018f6b20-1f00-7a10-8f3e-5d5b9c2a7e41",
                     *           "id": "018f6b20-1f00-7a10-8f3e-5d5b9c2a7e41",
                     *           "cropName": "Sharbati Wheat",
                     *           "name": "Sharbati Wheat",
                     *           "category": "grains",
                     *           "description": "Clean and dry, from this harvest.",
                     *           "farmerId": {
                     *             "_id": "018f6b1e-9d20-7b44-a1c2-3344556677aa",
                     *             "id": "018f6b1e-9d20-7b44-a1c2-3344556677aa",
                     *             "firstName": "Ramesh",
                     *             "email": "ramesh@example.in"
                     *           },
                     *           "farmer": {
                     *             "location": "Hisar, Haryana",
                     *             "rating": 4.6,
                     *             "verified": true
                     *           },
                     *           "location": {
                     *             "state": "Haryana",
                     *             "district": "Hisar",
                     *             "address": "Village Kaimri"
                     *           },
                     *           "images": [
                     *             {
                     *               "url": "/media/0f1e2d3c4b5a69788796a5b4c3d2e1f0-1600.webp",
                     *               "width": 1600,
                     *               "height": 1200,
                     *               "alt": "Sharbati Wheat, picture 1",
                     *               "variants": [
                     *                 {
                     *                   "url": "/media/0f1e2d3c4b5a69788796a5b4c3d2e1f0-400.webp",
                     *                   "width": 400,
                     *                   "height": 300
                     *                 },
                     *                 {
                     *                   "url": "/media/0f1e2d3c4b5a69788796a5b4c3d2e1f0-800.webp",
                     *                   "width": 800,
                     *                   "height": 600
                     *                 },
                     *                 {
                     *                   "url": "/media/0f1e2d3c4b5a69788796a5b4c3d2e1f0-1600.webp",
                     *                   "width": 1600,
                     *                   "height": 1200
                     *                 }
                     *               ]
                     *             }
                     *           ],
                     *           "priceType": "fixed",
                     *           "price": {
                     *             "basePrice": 2520
                     *           },
                     *           "quantity": {
                     *             "amount": 80,
                     *             "unit": "quintal"
                     *           },
                     *           "harvestDate": "2026-04-10",
                     *           "expiryDate": null,
                     *           "qualityGrade": "A",
                     *           "specifications": {
                     *             "organic": false,
                     *             "pesticidesUsed": [],
                     *             "fertilizersUsed": [
                     *               "Urea"
                     *             ],
                     *             "certifications": []
                     *           },
                     *           "status": "active",
                     *           "verified": true,
                     *           "rating": 4.6,
                     *           "reviews": 12,
                     *           "createdAt": "2026-04-12T06:30:00.000Z"
                     *         }
                     *       ],
                     *       "data": {
                     *         "crops": [
                     *           {
                     *             "_id": "018f6b20-1f00-7a10-8f3e-5d5b9c2a7e41",
                     *             "id": "018f6b20-1f00-7a10-8f3e-5d5b9c2a7e41",
                     *             "cropName": "Sharbati Wheat",
                     *             "name": "Sharbati Wheat",
                     *             "category": "grains",
                     *             "description": "Clean and dry, from this harvest.",
                     *             "farmerId": {
                     *               "_id": "018f6b1e-9d20-7b44-a1c2-3344556677aa",
                     *               "id": "018f6b1e-9d20-7b44-a1c2-3344556677aa",
                     *               "firstName": "Ramesh",
                     *               "email": "ramesh@example.in"
                     *             },
                     *             "farmer": {
                     *               "location": "Hisar, Haryana",
                     *               "rating": 4.6,
                     *               "verified": true
                     *             },
                     *             "location": {
                     *               "state": "Haryana",
                     *               "district": "Hisar",
                     *               "address": "Village Kaimri"
                     *             },
                     *             "images": [
                     *               {
                     *                 "url": "/media/0f1e2d3c4b5a69788796a5b4c3d2e1f0-1600.webp",
                     *                 "width": 1600,
                     *                 "height": 1200,
                     *                 "alt": "Sharbati Wheat, picture 1",
                     *                 "variants": [
                     *                   {
                     *                     "url": "/media/0f1e2d3c4b5a69788796a5b4c3d2e1f0-400.webp",
                     *                     "width": 400,
                     *                     "height": 300
                     *                   },
                     *                   {
                     *                     "url": "/media/0f1e2d3c4b5a69788796a5b4c3d2e1f0-800.webp",
                     *                     "width": 800,
                     *                     "height": 600
                     *                   },
                     *                   {
                     *                     "url": "/media/0f1e2d3c4b5a69788796a5b4c3d2e1f0-1600.webp",
                     *                     "width": 1600,
                     *                     "height": 1200
                     *                   }
                     *                 ]
                     *               }
                     *             ],
                     *             "priceType": "fixed",
                     *             "price": {
                     *               "basePrice": 2520
                     *             },
                     *             "quantity": {
                     *               "amount": 80,
                     *               "unit": "quintal"
                     *             },
                     *             "harvestDate": "2026-04-10",
                     *             "expiryDate": null,
                     *             "qualityGrade": "A",
                     *             "specifications": {
                     *               "organic": false,
                     *               "pesticidesUsed": [],
                     *               "fertilizersUsed": [
                     *                 "Urea"
                     *               ],
                     *               "certifications": []
                     *             },
                     *             "status": "active",
                     *             "verified": true,
                     *             "rating": 4.6,
                     *             "reviews": 12,
                     *             "createdAt": "2026-04-12T06:30:00.000Z"
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "page": 1,
                     *         "limit": 20
                     *       },
                     *       "total": 1,
                     *       "page": 1,
                     *       "limit": 20
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        crops: components["schemas"]["CropInList"][];
                        data: {
                            crops: components["schemas"]["CropInList"][];
                            /** @description How many there are in all; of crops it is counted up to 1,001, which means more than a thousand. */
                            total: number;
                            /** @description Which page this is, from 1. */
                            page: number;
                            /** @description How many a page has at most. */
                            limit: number;
                        };
                        /** @description How many there are in all; of crops it is counted up to 1,001, which means more than a thousand. */
                        total: number;
                        /** @description Which page this is, from 1. */
                        page: number;
                        /** @description How many a page has at most. */
                        limit: number;
                        /** @description Only where the request had something that is not known here: it was left out. At most twenty. */
                        warnings?: {
                            /** @description Path of the field as it was sent: `price.basePrice`. */
                            field: string;
                            /** @description What is wrong with it, in words for a person. */
                            message: string;
                        }[];
                    };
                };
            };
            /** @description Something in the request is wrong; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to try again. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the message has a reference to tell us. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not at the moment; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createCrop: {
        parameters: {
            query?: never;
            header?: {
                /** @description `handling=strict` refuses what is not known here instead of leaving it out with a warning (RFC 7240). */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "cropName": "Sharbati Wheat",
                 *       "category": "grains",
                 *       "description": "Clean and dry, from this harvest.",
                 *       "quantity": {
                 *         "amount": 80,
                 *         "unit": "quintal"
                 *       },
                 *       "price": {
                 *         "basePrice": 2520
                 *       },
                 *       "location": {
                 *         "state": "Haryana",
                 *         "district": "Hisar",
                 *         "address": "Village Kaimri"
                 *       },
                 *       "harvestDate": "2026-04-10",
                 *       "qualityGrade": "A",
                 *       "specifications": {
                 *         "organic": false,
                 *         "fertilizersUsed": [
                 *           "Urea"
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["CropInput"];
                /**
                 * @example {
                 *       "cropName": "Sharbati Wheat",
                 *       "category": "grains",
                 *       "description": "Clean and dry, from this harvest.",
                 *       "quantity.amount": 80,
                 *       "quantity.unit": "quintal",
                 *       "price.basePrice": 2520,
                 *       "location.state": "Haryana",
                 *       "location.district": "Hisar",
                 *       "location.address": "Village Kaimri"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["CropForm"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    /** @description `handling=strict` where it was asked for. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Crop added successfully!",
                     *       "crop": {
                     *         "_id": "018f6b20-1f00-7a10-8f3e-5d5b9c2a7e41",
                     *         "id": "018f6b20-1f00-7a10-8f3e-5d5b9c2a7e41",
                     *         "cropName": "Sharbati Wheat",
                     *         "name": "Sharbati Wheat",
                     *         "category": "grains",
                     *         "description": "Clean and dry, from this harvest.",
                     *         "farmerId": {
                     *           "_id": "018f6b1e-9d20-7b44-a1c2-3344556677aa",
                     *           "id": "018f6b1e-9d20-7b44-a1c2-3344556677aa",
                     *           "firstName": "Ramesh",
                     *           "email": "ramesh@example.in",
                     *           "lastName": "Yadav",
                     *           "phone": "5123456789"
                     *         },
                     *         "farmer": {
                     *           "location": "Hisar, Haryana",
                     *           "rating": 4.6,
                     *           "verified": true
                     *         },
                     *         "location": {
                     *           "state": "Haryana",
                     *           "district": "Hisar",
                     *           "address": "Village Kaimri"
                     *         },
                     *         "images": [
                     *           {
                     *             "url": "/media/0f1e2d3c4b5a69788796a5b4c3d2e1f0-1600.webp",
                     *             "width": 1600,
                     *             "height": 1200,
                     *             "alt": "Sharbati Wheat, picture 1",
                     *             "variants": [
                     *               {
                     *                 "url": "/media/0f1e2d3c4b5a69788796a5b4c3d2e1f0-400.webp",
                     *                 "width": 400,
                     *                 "height": 300
                     *               },
                     *               {
                     *                 "url": "/media/0f1e2d3c4b5a69788796a5b4c3d2e1f0-800.webp",
                     *                 "width": 800,
                     *                 "height": 600
                     *               },
                     *               {
                     *                 "url": "/media/0f1e2d3c4b5a69788796a5b4c3d2e1f0-1600.webp",
                     *                 "width": 1600,
                     *                 "height": 1200
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "priceType": "fixed",
                     *         "price": {
                     *           "basePrice": 2520
                     *         },
                     *         "quantity": {
                     *           "amount": 80,
                     *           "unit": "quintal"
                     *         },
                     *         "harvestDate": "2026-04-10",
                     *         "expiryDate": null,
                     *         "qualityGrade": "A",
                     *         "specifications": {
                     *           "organic": false,
                     *           "pesticidesUsed": [],
                     *           "fertilizersUsed": [
                     *             "Urea"
                     *           ],
                     *           "certifications": []
                     *         },
                     *         "status": "active",
                     *         "verified": true,
                     *         "rating": 4.6,
                     *         "reviews": 12,
                     *         "createdAt": "2026-04-12T06:30:00.000Z"
                     *       },
                     *       "data": {
                     *         "crop": {
                     *           "_id": "018f6b20-1f00-7a10-8f3e-5d5b9c2a7e41",
                     *           "id": "018f6b20-1f00-7a10-8f3e-5d5b9c2a7e41",
                     *           "cropName": "Sharbati Wheat",
                     *           "name": "Sharbati Wheat",
                     *           "category": "grains",
                     *           "description": "Clean and dry, from this harvest.",
                     *           "farmerId": {
                     *             "_id": "018f6b1e-9d20-7b44-a1c2-3344556677aa",
                     *             "id": "018f6b1e-9d20-7b44-a1c2-3344556677aa",
                     *             "firstName": "Ramesh",
                     *             "email": "ramesh@example.in",
                     *             "lastName": "Yadav",
                     *             "phone": "5123456789"
                     *           },
                     *           "farmer": {
                     *             "location": "Hisar, Haryana",
                     *             "rating": 4.6,
                     *             "verified": true
                     *           },
                     *           "location": {
                     *             "state": "Haryana",
                     *             "district": "Hisar",
                     *             "address": "Village Kaimri"
                     *           },
                     *           "images": [
                     *             {
                     *               "url": "/media/0f1e2d3c4b5a69788796a5b4c3d2e1f0-1600.webp",
                     *               "width": 1600,
                     *               "height": 1200,
                     *               "alt": "Sharbati Wheat, picture 1",
                     *               "variants": [
                     *                 {
                     *                   "url": "/media/0f1e2d3c4b5a69788796a5b4c3d2e1f0-400.webp",
                     *                   "width": 400,
                     *                   "height": 300
                     *                 },
                     *                 {
                     *                   "url": "/media/0f1e2d3c4b5a69788796a5b4c3d2e1f0-800.webp",
                     *                   "width": 800,
                     *                   "height": 600
                     *                 },
                     *                 {
                     *                   "url": "/media/0f1e2d3c4b5a69788796a5b4c3d2e1f0-1600.webp",
                     *                   "width": 1600,
                     *                   "height": 1200
                     *                 }
                     *               ]
                     *             }
                     *           ],
                     *           "priceType": "fixed",
                     *           "price": {
                     *             "basePrice": 2520
                     *           },
                     *           "quantity": {
                     *             "amount": 80,
                     *             "unit": "quintal"
                     *           },
                     *           "harvestDate": "2026-04-10",
                     *           "expiryDate": null,
                     *           "qualityGrade": "A",
                     *           "specifications": {
                     *             "organic": false,
                     *             "pesticidesUsed": [],
                     *             "fertilizersUsed": [
                     *               "Urea"
                     *             ],
                     *             "certifications": []
                     *           },
                     *           "status": "active",
                     *           "verified": true,
                     *           "rating": 4.6,
                     *           "reviews": 12,
                     *           "createdAt": "2026-04-12T06:30:00.000Z"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @description What was done, in words for a person. */
                        message: string;
                        crop: components["schemas"]["Crop"];
                        data: {
                            crop: components["schemas"]["Crop"];
                        };
                        /** @description Only where the request had something that is not known here: it was left out. At most twenty. */
                        warnings?: {
                            /** @description Path of the field as it was sent: `price.basePrice`. */
                            field: string;
                            /** @description What is wrong with it, in words for a person. */
                            message: string;
                        }[];
                    };
                };
            };
            /** @description Something in the request is wrong; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Nobody is signed in, or what was sent to sign in is not right. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Whoever is signed in may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is of a kind that is not taken. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to try again. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the message has a reference to tell us. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not at the moment; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listFarmerCrops: {
        parameters: {
            query?: {
                /** @description Which page, from 1. */
                page?: number;
                /** @description How many a page has. */
                limit?: number;
                /** @description What the owner gets anyway, and what nobody else gets. */
                status?: "all";
            };
            header?: {
                /** @description `handling=strict` refuses what is not known here instead of leaving it out with a warning (RFC 7240). */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description Identifier of the farmer. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description `handling=strict` where it was asked for. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "crops": [
                     *         {
                     *           "_id": "018f6b20-1f00-7a10-8f3e-5d5b9c2a7e41",
                     *           "id": "018f6b20-1f00-7a10-8f3e-5d5b9c2a7e41",
                     *           "cropName": "Sharbati Wheat",
                     *           "name": "Sharbati Wheat",
                     *           "category": "grains",
                     *           "description": "Clean and dry, from this harvest.",
                     *           "farmerId": {
                     *             "_id": "018f6b1e-9d20-7b44-a1c2-3344556677aa",
                     *             "id": "018f6b1e-9d20-7b44-a1c2-3344556677aa",
                     *             "firstName": "Ramesh",
                     *             "email": "ramesh@example.in"
                     *           },
                     *           "farmer": {
                     *             "location": "Hisar, Haryana",
                     *             "rating": 4.6,
                     *             "verified": true
                     *           },
                     *           "location": {
                     *             "state": "Haryana",
                     *             "district": "Hisar",
                     *             "address": "Village Kaimri"
                     *           },
                     *           "images": [
                     *             {
                     *               "url": "/media/0f1e2d3c4b5a69788796a5b4c3d2e1f0-1600.webp",
                     *               "width": 1600,
                     *               "height": 1200,
                     *               "alt": "Sharbati Wheat, picture 1",
                     *               "variants": [
                     *                 {
                     *                   "url": "/media/0f1e2d3c4b5a69788796a5b4c3d2e1f0-400.webp",
                     *                   "width": 400,
                     *                   "height": 300
                     *                 },
                     *                 {
                     *                   "url": "/media/0f1e2d3c4b5a69788796a5b4c3d2e1f0-800.webp",
                     *                   "width": 800,
                     *                   "height": 600
                     *                 },
                     *                 {
                     *                   "url": "/media/0f1e2d3c4b5a69788796a5b4c3d2e1f0-1600.webp",
                     *                   "width": 1600,
                     *                   "height": 1200
                     *                 }
                     *               ]
                     *             }
                     *           ],
                     *           "priceType": "fixed",
                     *           "price": {
                     *             "basePrice": 2520
                     *           },
                     *           "quantity": {
                     *             "amount": 80,
                     *             "unit": "quintal"
                     *           },
                     *           "harvestDate": "2026-04-10",
                     *           "expiryDate": null,
                     *           "qualityGrade": "A",
                     *           "specifications": {
                     *             "organic": false,
                     *             "pesticidesUsed": [],
                     *             "fertilizersUsed": [
                     *               "Urea"
                     *             ],
                     *             "certifications": []
                     *           },
                     *           "status": "active",
                     *           "verified": true,
                     *           "rating": 4.6,
                     *           "reviews": 12,
                     *           "createdAt": "2026-04-12T06:30:00.000Z"
                     *         }
                     *       ],
                     *       "data": {
                     *         "crops": [
                     *           {
                     *             "_id": "018f6b20-1f00-7a10-8f3e-5d5b9c2a7e41",
                     *             "id": "018f6b20-1f00-7a10-8f3e-5d5b9c2a7e41",
                     *             "cropName": "Sharbati Wheat",
                     *             "name": "Sharbati Wheat",
                     *             "category": "grains",
                     *             "description": "Clean and dry, from this harvest.",
                     *             "farmerId": {
                     *               "_id": "018f6b1e-9d20-7b44-a1c2-3344556677aa",
                     *               "id": "018f6b1e-9d20-7b44-a1c2-3344556677aa",
                     *               "firstName": "Ramesh",
                     *               "email": "ramesh@example.in"
                     *             },
                     *             "farmer": {
                     *               "location": "Hisar, Haryana",
                     *               "rating": 4.6,
                     *               "verified": true
                     *             },
                     *             "location": {
                     *               "state": "Haryana",
                     *               "district": "Hisar",
                     *               "address": "Village Kaimri"
                     *             },
                     *             "images": [
                     *               {
                     *                 "url": "/media/0f1e2d3c4b5a69788796a5b4c3d2e1f0-1600.webp",
                     *                 "width": 1600,
                     *                 "height": 1200,
                     *                 "alt": "Sharbati Wheat, picture 1",
                     *                 "variants": [
                     *                   {
                     *                     "url": "/media/0f1e2d3c4b5a69788796a5b4c3d2e1f0-400.webp",
                     *                     "width": 400,
                     *                     "height": 300
                     *                   },
                     *                   {
                     *                     "url": "/media/0f1e2d3c4b5a69788796a5b4c3d2e1f0-800.webp",
                     *                     "width": 800,
                     *                     "height": 600
                     *                   },
                     *                   {
                     *                     "url": "/media/0f1e2d3c4b5a69788796a5b4c3d2e1f0-1600.webp",
                     *                     "width": 1600,
                     *                     "height": 1200
                     *                   }
                     *                 ]
                     *               }
                     *             ],
                     *             "priceType": "fixed",
                     *             "price": {
                     *               "basePrice": 2520
                     *             },
                     *             "quantity": {
                     *               "amount": 80,
                     *               "unit": "quintal"
                     *             },
                     *             "harvestDate": "2026-04-10",
                     *             "expiryDate": null,
                     *             "qualityGrade": "A",
                     *             "specifications": {
                     *               "organic": false,
                     *               "pesticidesUsed": [],
                     *               "fertilizersUsed": [
                     *                 "Urea"
                     *               ],
                     *               "certifications": []
                     *             },
                     *             "status": "active",
                     *             "verified": true,
                     *             "rating": 4.6,
                     *             "reviews": 12,
                     *             "createdAt": "2026-04-12T06:30:00.000Z"
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "page": 1,
                     *         "limit": 10
                     *       },
                     *       "total": 1,
                     *       "page": 1,
                     *       "limit": 10
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        crops: components["schemas"]["CropInList"][];
                        data: {
                            crops: components["schemas"]["CropInList"][];
                            /** @description How many there are in all; of crops it is counted up to 1,001, which means more than a thousand. */
                            total: number;
                            /** @description Which page this is, from 1. */
                            page: number;
                            /** @description How many a page has at most. */
                            limit: number;
                        };
                        /** @description How many there are in all; of crops it is counted up to 1,001, which means more than a thousand. */
                        total: number;
                        /** @description Which page this is, from 1. */
                        page: number;
                        /** @description How many a page has at most. */
                        limit: number;
                        /** @description Only where the request had something that is not known here: it was left out. At most twenty. */
                        warnings?: {
                            /** @description Path of the field as it was sent: `price.basePrice`. */
                            field: string;
                            /** @description What is wrong with it, in words for a person. */
                            message: string;
                        }[];
                    };
                };
            };
            /** @description Something in the request is wrong; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to try again. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the message has a reference to tell us. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not at the moment; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getCrop: {
        parameters: {
            query?: never;
            header?: {
                /** @description `handling=strict` refuses what is not known here instead of leaving it out with a warning (RFC 7240). */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description Identifier of the crop. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description `handling=strict` where it was asked for. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "crop": {
                     *         "_id": "018f6b20-1f00-7a10-8f3e-5d5b9c2a7e41",
                     *         "id": "018f6b20-1f00-7a10-8f3e-5d5b9c2a7e41",
                     *         "cropName": "Sharbati Wheat",
                     *         "name": "Sharbati Wheat",
                     *         "category": "grains",
                     *         "description": "Clean and dry, from this harvest.",
                     *         "farmerId": {
                     *           "_id": "018f6b1e-9d20-7b44-a1c2-3344556677aa",
                     *           "id": "018f6b1e-9d20-7b44-a1c2-3344556677aa",
                     *           "firstName": "Ramesh",
                     *           "email": "ramesh@example.in",
                     *           "lastName": "Yadav",
                     *           "phone": "5123456789"
                     *         },
                     *         "farmer": {
                     *           "location": "Hisar, Haryana",
                     *           "rating": 4.6,
                     *           "verified": true
                     *         },
                     *         "location": {
                     *           "state": "Haryana",
                     *           "district": "Hisar",
                     *           "address": "Village Kaimri"
                     *         },
                     *         "images": [
                     *           {
                     *             "url": "/media/0f1e2d3c4b5a69788796a5b4c3d2e1f0-1600.webp",
                     *             "width": 1600,
                     *             "height": 1200,
                     *             "alt": "Sharbati Wheat, picture 1",
                     *             "variants": [
                     *               {
                     *                 "url": "/media/0f1e2d3c4b5a69788796a5b4c3d2e1f0-400.webp",
                     *                 "width": 400,
                     *                 "height": 300
                     *               },
                     *               {
                     *                 "url": "/media/0f1e2d3c4b5a69788796a5b4c3d2e1f0-800.webp",
                     *                 "width": 800,
                     *                 "height": 600
                     *               },
                     *               {
                     *                 "url": "/media/0f1e2d3c4b5a69788796a5b4c3d2e1f0-1600.webp",
                     *                 "width": 1600,
                     *                 "height": 1200
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "priceType": "fixed",
                     *         "price": {
                     *           "basePrice": 2520
                     *         },
                     *         "quantity": {
                     *           "amount": 80,
                     *           "unit": "quintal"
                     *         },
                     *         "harvestDate": "2026-04-10",
                     *         "expiryDate": null,
                     *         "qualityGrade": "A",
                     *         "specifications": {
                     *           "organic": false,
                     *           "pesticidesUsed": [],
                     *           "fertilizersUsed": [
                     *             "Urea"
                     *           ],
                     *           "certifications": []
                     *         },
                     *         "status": "active",
                     *         "verified": true,
                     *         "rating": 4.6,
                     *         "reviews": 12,
                     *         "createdAt": "2026-04-12T06:30:00.000Z"
                     *       },
                     *       "data": {
                     *         "crop": {
                     *           "_id": "018f6b20-1f00-7a10-8f3e-5d5b9c2a7e41",
                     *           "id": "018f6b20-1f00-7a10-8f3e-5d5b9c2a7e41",
                     *           "cropName": "Sharbati Wheat",
                     *           "name": "Sharbati Wheat",
                     *           "category": "grains",
                     *           "description": "Clean and dry, from this harvest.",
                     *           "farmerId": {
                     *             "_id": "018f6b1e-9d20-7b44-a1c2-3344556677aa",
                     *             "id": "018f6b1e-9d20-7b44-a1c2-3344556677aa",
                     *             "firstName": "Ramesh",
                     *             "email": "ramesh@example.in",
                     *             "lastName": "Yadav",
                     *             "phone": "5123456789"
                     *           },
                     *           "farmer": {
                     *             "location": "Hisar, Haryana",
                     *             "rating": 4.6,
                     *             "verified": true
                     *           },
                     *           "location": {
                     *             "state": "Haryana",
                     *             "district": "Hisar",
                     *             "address": "Village Kaimri"
                     *           },
                     *           "images": [
                     *             {
                     *               "url": "/media/0f1e2d3c4b5a69788796a5b4c3d2e1f0-1600.webp",
                     *               "width": 1600,
                     *               "height": 1200,
                     *               "alt": "Sharbati Wheat, picture 1",
                     *               "variants": [
                     *                 {
                     *                   "url": "/media/0f1e2d3c4b5a69788796a5b4c3d2e1f0-400.webp",
                     *                   "width": 400,
                     *                   "height": 300
                     *                 },
                     *                 {
                     *                   "url": "/media/0f1e2d3c4b5a69788796a5b4c3d2e1f0-800.webp",
                     *                   "width": 800,
                     *                   "height": 600
                     *                 },
                     *                 {
                     *                   "url": "/media/0f1e2d3c4b5a69788796a5b4c3d2e1f0-1600.webp",
                     *                   "width": 1600,
                     *                   "height": 1200
                     *                 }
                     *               ]
                     *             }
                     *           ],
                     *           "priceType": "fixed",
                     *           "price": {
                     *             "basePrice": 2520
                     *           },
                     *           "quantity": {
                     *             "amount": 80,
                     *             "unit": "quintal"
                     *           },
                     *           "harvestDate": "2026-04-10",
                     *           "expiryDate": null,
                     *           "qualityGrade": "A",
                     *           "specifications": {
                     *             "organic": false,
                     *             "pesticidesUsed": [],
                     *             "fertilizersUsed": [
                     *               "Urea"
                     *             ],
                     *             "certifications": []
                     *           },
                     *           "status": "active",
                     *           "verified": true,
                     *           "rating": 4.6,
                     *           "reviews": 12,
                     *           "createdAt": "2026-04-12T06:30:00.000Z"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        crop: components["schemas"]["Crop"];
                        data: {
                            crop: components["schemas"]["Crop"];
                        };
                        /** @description Only where the request had something that is not known here: it was left out. At most twenty. */
                        warnings?: {
                            /** @description Path of the field as it was sent: `price.basePrice`. */
                            field: string;
                            /** @description What is wrong with it, in words for a person. */
                            message: string;
                        }[];
                    };
                };
            };
            /** @description Something in the request is wrong; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to try again. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the message has a reference to tell us. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not at the moment; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteCrop: {
        parameters: {
            query?: never;
            header?: {
                /** @description `handling=strict` refuses what is not known here instead of leaving it out with a warning (RFC 7240). */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description Identifier of the crop. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description `handling=strict` where it was asked for. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Crop deleted successfully!"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @description What was done, in words for a person. */
                        message: string;
                        /** @description Only where the request had something that is not known here: it was left out. At most twenty. */
                        warnings?: {
                            /** @description Path of the field as it was sent: `price.basePrice`. */
                            field: string;
                            /** @description What is wrong with it, in words for a person. */
                            message: string;
                        }[];
                    };
                };
            };
            /** @description Something in the request is wrong; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Nobody is signed in, or what was sent to sign in is not right. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Whoever is signed in may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to try again. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the message has a reference to tell us. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not at the moment; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    placeBid: {
        parameters: {
            query?: never;
            header?: {
                /** @description `handling=strict` refuses what is not known here instead of leaving it out with a warning (RFC 7240). */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "cropId": "018f6b20-1f00-7a10-8f3e-5d5b9c2a7e41",
                 *       "bidAmount": 2480,
                 *       "message": "I can collect it on Monday."
                 *     }
                 */
                "application/json": components["schemas"]["BidInput"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    /** @description `handling=strict` where it was asked for. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Bid placed successfully!",
                     *       "bid": {
                     *         "bidId": "018f6b22-77aa-7d01-9c44-b1a2c3d4e5f6",
                     *         "_id": "018f6b22-77aa-7d01-9c44-b1a2c3d4e5f6",
                     *         "bidAmount": 2480,
                     *         "message": "I can collect it on Monday.",
                     *         "status": "pending",
                     *         "createdAt": "2026-04-13T09:00:00.000Z",
                     *         "crop": {
                     *           "_id": "018f6b20-1f00-7a10-8f3e-5d5b9c2a7e41",
                     *           "id": "018f6b20-1f00-7a10-8f3e-5d5b9c2a7e41",
                     *           "cropName": "Sharbati Wheat",
                     *           "name": "Sharbati Wheat",
                     *           "images": [
                     *             {
                     *               "url": "/media/0f1e2d3c4b5a69788796a5b4c3d2e1f0-1600.webp",
                     *               "width": 1600,
                     *               "height": 1200,
                     *               "alt": "Sharbati Wheat, picture 1",
                     *               "variants": [
                     *                 {
                     *                   "url": "/media/0f1e2d3c4b5a69788796a5b4c3d2e1f0-400.webp",
                     *                   "width": 400,
                     *                   "height": 300
                     *                 },
                     *                 {
                     *                   "url": "/media/0f1e2d3c4b5a69788796a5b4c3d2e1f0-800.webp",
                     *                   "width": 800,
                     *                   "height": 600
                     *                 },
                     *                 {
                     *                   "url": "/media/0f1e2d3c4b5a69788796a5b4c3d2e1f0-1600.webp",
                     *                   "width": 1600,
                     *                   "height": 1200
                     *                 }
                     *               ]
                     *             }
                     *           ],
                     *           "status": "active",
                     *           "farmerId": {
                     *             "firstName": "Ramesh"
                     *           },
                     *           "listed": true
                     *         }
                     *       },
                     *       "data": {
                     *         "bid": {
                     *           "bidId": "018f6b22-77aa-7d01-9c44-b1a2c3d4e5f6",
                     *           "_id": "018f6b22-77aa-7d01-9c44-b1a2c3d4e5f6",
                     *           "bidAmount": 2480,
                     *           "message": "I can collect it on Monday.",
                     *           "status": "pending",
                     *           "createdAt": "2026-04-13T09:00:00.000Z",
                     *           "crop": {
                     *             "_id": "018f6b20-1f00-7a10-8f3e-5d5b9c2a7e41",
                     *             "id": "018f6b20-1f00-7a10-8f3e-5d5b9c2a7e41",
                     *             "cropName": "Sharbati Wheat",
                     *             "name": "Sharbati Wheat",
                     *             "images": [
                     *               {
                     *                 "url": "/media/0f1e2d3c4b5a69788796a5b4c3d2e1f0-1600.webp",
                     *                 "width": 1600,
                     *                 "height": 1200,
                     *                 "alt": "Sharbati Wheat, picture 1",
                     *                 "variants": [
                     *                   {
                     *                     "url": "/media/0f1e2d3c4b5a69788796a5b4c3d2e1f0-400.webp",
                     *                     "width": 400,
                     *                     "height": 300
                     *                   },
                     *                   {
                     *                     "url": "/media/0f1e2d3c4b5a69788796a5b4c3d2e1f0-800.webp",
                     *                     "width": 800,
                     *                     "height": 600
                     *                   },
                     *                   {
                     *                     "url": "/media/0f1e2d3c4b5a69788796a5b4c3d2e1f0-1600.webp",
                     *                     "width": 1600,
                     *                     "height": 1200
                     *                   }
                     *                 ]
                     *               }
                     *             ],
                     *             "status": "active",
                     *             "farmerId": {
                     *               "firstName": "Ramesh"
                     *             },
                     *             "listed": true
                     *           }
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @description What was done, in words for a person. */
                        message: string;
                        bid: components["schemas"]["BidItem"];
                        data: {
                            bid: components["schemas"]["BidItem"];
                        };
                        /** @description Only where the request had something that is not known here: it was left out. At most twenty. */
                        warnings?: {
                            /** @description Path of the field as it was sent: `price.basePrice`. */
                            field: string;
                            /** @description What is wrong with it, in words for a person. */
                            message: string;
                        }[];
                    };
                };
            };
            /** @description Something in the request is wrong; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Nobody is signed in, or what was sent to sign in is not right. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Whoever is signed in may not do this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such thing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description It was so, but no longer is, or is already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is of a kind that is not taken. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to try again. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the message has a reference to tell us. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not at the moment; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listMyBids: {
        parameters: {
            query?: {
                /** @description Which page, from 1. */
                page?: number;
                /** @description How many a page has. */
                limit?: number;
                /** @description The same as limit. */
                first?: number;
                /** @description The `pageInfo.endCursor` of the answer before. */
                after?: string;
            };
            header?: {
                /** @description `handling=strict` refuses what is not known here instead of leaving it out with a warning (RFC 7240). */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description `handling=strict` where it was asked for. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "crops": [
                     *         {
                     *           "bidId": "018f6b22-77aa-7d01-9c44-b1a2c3d4e5f6",
                     *           "_id": "018f6b22-77aa-7d01-9c44-b1a2c3d4e5f6",
                     *           "bidAmount": 2480,
                     *           "message": "I can collect it on Monday.",
                     *           "status": "pending",
                     *           "createdAt": "2026-04-13T09:00:00.000Z",
                     *           "crop": {
                     *             "_id": "018f6b20-1f00-7a10-8f3e-5d5b9c2a7e41",
                     *             "id": "018f6b20-1f00-7a10-8f3e-5d5b9c2a7e41",
                     *             "cropName": "Sharbati Wheat",
                     *             "name": "Sharbati Wheat",
                     *             "images": [
                     *               {
                     *                 "url": "/media/0f1e2d3c4b5a69788796a5b4c3d2e1f0-1600.webp",
                     *                 "width": 1600,
                     *                 "height": 1200,
                     *                 "alt": "Sharbati Wheat, picture 1",
                     *                 "variants": [
                     *                   {
                     *                     "url": "/media/0f1e2d3c4b5a69788796a5b4c3d2e1f0-400.webp",
                     *                     "width": 400,
                     *                     "height": 300
                     *                   },
                     *                   {
                     *                     "url": "/media/0f1e2d3c4b5a69788796a5b4c3d2e1f0-800.webp",
                     *                     "width": 800,
                     *                     "height": 600
                     *                   },
                     *                   {
                     *                     "url": "/media/0f1e2d3c4b5a69788796a5b4c3d2e1f0-1600.webp",
                     *                     "width": 1600,
                     *                     "height": 1200
                     *                   }
                     *                 ]
                     *               }
                     *             ],
                     *             "status": "active",
                     *             "farmerId": {
                     *               "firstName": "Ramesh"
                     *             },
                     *             "listed": true
                     *           }
                     *         }
                     *       ],
                     *       "bids": [
                     *         {
                     *           "bidId": "018f6b22-77aa-7d01-9c44-b1a2c3d4e5f6",
                     *           "_id": "018f6b22-77aa-7d01-9c44-b1a2c3d4e5f6",
                     *           "bidAmount": 2480,
                     *           "message": "I can collect it on Monday.",
                     *           "status": "pending",
                     *           "createdAt": "2026-04-13T09:00:00.000Z",
                     *           "crop": {
                     *             "_id": "018f6b20-1f00-7a10-8f3e-5d5b9c2a7e41",
                     *             "id": "018f6b20-1f00-7a10-8f3e-5d5b9c2a7e41",
                     *             "cropName": "Sharbati Wheat",
                     *             "name": "Sharbati Wheat",
                     *             "images": [
                     *               {
                     *                 "url": "/media/0f1e2d3c4b5a69788796a5b4c3d2e1f0-1600.webp",
                     *                 "width": 1600,
                     *                 "height": 1200,
                     *                 "alt": "Sharbati Wheat, picture 1",
                     *                 "variants": [
                     *                   {
                     *                     "url": "/media/0f1e2d3c4b5a69788796a5b4c3d2e1f0-400.webp",
                     *                     "width": 400,
                     *                     "height": 300
                     *                   },
                     *                   {
                     *                     "url": "/media/0f1e2d3c4b5a69788796a5b4c3d2e1f0-800.webp",
                     *                     "width": 800,
                     *                     "height": 600
                     *                   },
                     *                   {
                     *                     "url": "/media/0f1e2d3c4b5a69788796a5b4c3d2e1f0-1600.webp",
                     *                     "width": 1600,
                     *                     "height": 1200
                     *                   }
                     *                 ]
                     *               }
                     *             ],
                     *             "status": "active",
                     *             "farmerId": {
                     *               "firstName": "Ramesh"
                     *             },
                     *             "listed": true
                     *           }
                     *         }
                     *       ],
                     *       "data": {
                     *         "crops": [
                     *           {
                     *             "bidId": "018f6b22-77aa-7d01-9c44-b1a2c3d4e5f6",
                     *             "_id": "018f6b22-77aa-7d01-9c44-b1a2c3d4e5f6",
                     *             "bidAmount": 2480,
                     *             "message": "I can collect it on Monday.",
                     *             "status": "pending",
                     *             "createdAt": "2026-04-13T09:00:00.000Z",
                     *             "crop": {
                     *               "_id": "018f6b20-1f00-7a10-8f3e-5d5b9c2a7e41",
                     *               "id": "018f6b20-1f00-7a10-8f3e-5d5b9c2a7e41",
                     *               "cropName": "Sharbati Wheat",
                     *               "name": "Sharbati Wheat",
                     *               "images": [
                     *                 {
                     *                   "url": "/media/0f1e2d3c4b5a69788796a5b4c3d2e1f0-1600.webp",
                     *                   "width": 1600,
                     *                   "height": 1200,
                     *                   "alt": "Sharbati Wheat, picture 1",
                     *                   "variants": [
                     *                     {
                     *                       "url": "/media/0f1e2d3c4b5a69788796a5b4c3d2e1f0-400.webp",
                     *                       "width": 400,
                     *                       "height": 300
                     *                     },
                     *                     {
                     *                       "url": "/media/0f1e2d3c4b5a69788796a5b4c3d2e1f0-800.webp",
                     *                       "width": 800,
                     *                       "height": 600
                     *                     },
                     *                     {
                     *                       "url": "/media/0f1e2d3c4b5a69788796a5b4c3d2e1f0-1600.webp",
                     *                       "width": 1600,
                     *                       "height": 1200
                     *                     }
                     *                   ]
                     *                 }
                     *               ],
                     *               "status": "active",
                     *               "farmerId": {
                     *                 "firstName": "Ramesh"
                     *               },
                     *               "listed": true
                     *             }
                     *           }
                     *         ],
                     *         "bids": [
                     *           {
                     *             "bidId": "018f6b22-77aa-7d01-9c44-b1a2c3d4e5f6",
                     *             "_id": "018f6b22-77aa-7d01-9c44-b1a2c3d4e5f6",
                     *             "bidAmount": 2480,
                     *             "message": "I can collect it on Monday.",
                     *             "status": "pending",
                     *             "createdAt": "2026-04-13T09:00:00.000Z",
                     *             "crop": {
                     *               "_id": "018f6b20-1f00-7a10-8f3e-5d5b9c2a7e41",
                     *               "id": "018f6b20-1f00-7a10-8f3e-5d5b9c2a7e41",
                     *               "cropName": "Sharbati Wheat",
                     *               "name": "Sharbati Wheat",
                     *               "images": [
                     *                 {
                     *                   "url": "/media/0f1e2d3c4b5a69788796a5b4c3d2e1f0-1600.webp",
                     *                   "width": 1600,
                     *                   "height": 1200,
                     *                   "alt": "Sharbati Wheat, picture 1",
                     *                   "variants": [
                     *                     {
                     *                       "url": "/media/0f1e2d3c4b5a69788796a5b4c3d2e1f0-400.webp",
                     *                       "width": 400,
                     *                       "height": 300
                     *                     },
                     *                     {
                     *                       "url": "/media/0f1e2d3c4b5a69788796a5b4c3d2e1f0-800.webp",
                     *                       "width": 800,
                     *                       "height": 600
                     *                     },
                     *                     {
                     *                       "url": "/media/0f1e2d3c4b5a69788796a5b4c3d2e1f0-1600.webp",
                     *                       "width": 1600,
                     *                       "height": 1200
                     *                     }
                     *                   ]
                     *                 }
                     *               ],
                     *               "status": "active",
                     *               "farmerId": {
                     *                 "firstName": "Ramesh"
                     *               },
                     *               "listed": true
                     *             }
                     *           }
                     *         ]
                     *       },
                     *       "page": 1,
                     *       "limit": 100,
                     *       "total": 1,
                     *       "pageInfo": {
                     *         "hasNextPage": false,
                     *         "endCursor": "WyIyMDI2LTA0LTEzVDA5…"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        crops: components["schemas"]["BidItem"][];
                        bids: components["schemas"]["BidItem"][];
                        data: {
                            crops: components["schemas"]["BidItem"][];
                            bids: components["schemas"]["BidItem"][];
                        };
                        /** @description How many there are in all. */
                        total: number;
                        /** @description Which page this is, from 1; not with `after`. */
                        page?: number;
                        /** @description How many a page has at most. */
                        limit: number;
                        pageInfo: {
                            /** @description Whether there are more. */
                            hasNextPage: boolean;
                            endCursor: string | null;
                        };
                        /** @description Only where the request had something that is not known here: it was left out. At most twenty. */
                        warnings?: {
                            /** @description Path of the field as it was sent: `price.basePrice`. */
                            field: string;
                            /** @description What is wrong with it, in words for a person. */
                            message: string;
                        }[];
                    };
                };
            };
            /** @description Something in the request is wrong; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Nobody is signed in, or what was sent to sign in is not right. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to try again. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the message has a reference to tell us. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not at the moment; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    chat: {
        parameters: {
            query?: never;
            header?: {
                /** @description `handling=strict` refuses what is not known here instead of leaving it out with a warning (RFC 7240). */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "messages": [
                 *         {
                 *           "role": "user",
                 *           "content": "What is the MSP of wheat?"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["Conversation"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description `handling=strict` where it was asked for. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "For the rabi marketing season 2026-27 the minimum support price of wheat is ₹2,585 a quintal.",
                     *       "reply": {
                     *         "role": "assistant",
                     *         "content": "For the rabi marketing season 2026-27 the minimum support price of wheat is ₹2,585 a quintal."
                     *       },
                     *       "language": "en",
                     *       "sources": [
                     *         {
                     *           "name": "Cabinet Committee on Economic Affairs",
                     *           "figure": "₹2,585",
                     *           "date": "2025-10-01",
                     *           "path": "/services/mandi-bhav"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @description The answer. */
                        message: string;
                        reply: {
                            /** @constant */
                            role: "assistant";
                            /** @description The answer. */
                            content: string;
                        };
                        /**
                         * @description Language of the answer.
                         * @enum {string}
                         */
                        language: "en" | "hi";
                        sources: components["schemas"]["AnswerSource"][];
                        /** @description A word of caution that belongs beside the answer. */
                        notice?: string;
                        /** @description Only where the request had something that is not known here: it was left out. At most twenty. */
                        warnings?: {
                            /** @description Path of the field as it was sent: `price.basePrice`. */
                            field: string;
                            /** @description What is wrong with it, in words for a person. */
                            message: string;
                        }[];
                    };
                };
            };
            /** @description Something in the request is wrong; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is of a kind that is not taken. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to try again. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the message has a reference to tell us. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not at the moment; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listMandiPrices: {
        parameters: {
            query?: {
                /** @description Which page, from 1. */
                page?: number;
                /** @description How many a page has. */
                limit?: number;
                /** @description Only this commodity, as `commodity` spells it. */
                commodity?: string;
                /** @description Only this district: Hisar, Panipat, Sirsa, Gurgaon (also Gurugram), Faridabad, Delhi or Jaipur. */
                district?: string;
            };
            header?: {
                /** @description `handling=strict` refuses what is not known here instead of leaving it out with a warning (RFC 7240). */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description `handling=strict` where it was asked for. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "items": [
                     *         {
                     *           "id": "mandi-wheat-hisar",
                     *           "commodity": "Wheat",
                     *           "commodityHi": "गेहूं",
                     *           "location": "Hisar",
                     *           "locationHi": "हिसार",
                     *           "market": "Hisar Mandi",
                     *           "marketHi": "हिसार मंडी",
                     *           "minPrice": 2450,
                     *           "maxPrice": 2540,
                     *           "modalPrice": 2500,
                     *           "trend": "+2.3%",
                     *           "trendDirection": "up",
                     *           "updated": "21 Nov 2026, 6:00 AM",
                     *           "updatedHi": "21 नवंबर 2026, सुबह 6:00 बजे",
                     *           "sample": true
                     *         }
                     *       ],
                     *       "total": 1,
                     *       "page": 1,
                     *       "limit": 20
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        items: components["schemas"]["MandiPrice"][];
                        /** @description How many there are in all. */
                        total: number;
                        /** @description Which page this is, from 1. */
                        page: number;
                        /** @description How many a page has at most. */
                        limit: number;
                        /** @description Only where the request had something that is not known here: it was left out. At most twenty. */
                        warnings?: {
                            /** @description Path of the field as it was sent: `price.basePrice`. */
                            field: string;
                            /** @description What is wrong with it, in words for a person. */
                            message: string;
                        }[];
                    };
                };
            };
            /** @description Something in the request is wrong; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to try again. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the message has a reference to tell us. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not at the moment; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listNewsItems: {
        parameters: {
            query?: {
                /** @description Which page, from 1. */
                page?: number;
                /** @description How many a page has. */
                limit?: number;
                /** @description Words in the title or the description (AC-115). At most 100 characters, in English or Hindi, upper or lower case. */
                search?: string;
                /** @description Only news whose scope contains this: a state, or "National" (AC-118). */
                state?: string;
                /** @description Only this crop or sector, exactly; "All Crops" is a value of its own (AC-119). */
                crop?: string;
            };
            header?: {
                /** @description `handling=strict` refuses what is not known here instead of leaving it out with a warning (RFC 7240). */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description `handling=strict` where it was asked for. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "items": [
                     *         {
                     *           "id": "news-rabi-msp-2027-28",
                     *           "title": "Rabi support prices for 2027-28: wheat ₹2,610, mustard ₹6,613",
                     *           "titleHi": "2027-28 के लिए रबी MSP: गेहूं ₹2,610, सरसों ₹6,613",
                     *           "description": "The government has announced minimum support prices for the rabi marketing season 2027-28. Wheat goes up by ₹25 to ₹2,610 per quintal and rapeseed-mustard by ₹413 to ₹6,613. Barley is fixed at ₹2,286, gram at ₹5,958, lentil at ₹7,390 and safflower at ₹7,215. These prices are for the crop sown this winter and sold in 2027, so use them when you decide what to sow; grain still in stock goes by the 2026-27 prices.",
                     *           "descriptionHi": "सरकार ने रबी विपणन मौसम 2027-28 के न्यूनतम समर्थन मूल्य घोषित किए हैं। गेहूं का भाव ₹25 बढ़कर ₹2,610 और सरसों-तोरिया का ₹413 बढ़कर ₹6,613 प्रति क्विंटल हो गया है। जौ ₹2,286, चना ₹5,958, मसूर ₹7,390 और कुसुम ₹7,215 तय हुआ है। ये भाव इस सर्दी में बोई जाने वाली और 2027 में बिकने वाली फसल के लिए हैं, इसलिए बुवाई तय करते समय इन्हें देखें; घर में रखे पुराने अनाज पर 2026-27 के भाव लागू हैं।",
                     *           "category": "Price",
                     *           "categoryHi": "भाव",
                     *           "colour": "#1B5E20",
                     *           "date": "2026-09-30",
                     *           "scope": "National",
                     *           "scopeHi": "राष्ट्रीय",
                     *           "crop": "Wheat",
                     *           "cropHi": "गेहूं",
                     *           "source": "PIB PRID 2316956 (seen in one source)",
                     *           "sourceUrl": null,
                     *           "image": "price",
                     *           "readTime": 1
                     *         }
                     *       ],
                     *       "total": 1,
                     *       "page": 1,
                     *       "limit": 20
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        items: components["schemas"]["NewsItem"][];
                        /** @description How many there are in all. */
                        total: number;
                        /** @description Which page this is, from 1. */
                        page: number;
                        /** @description How many a page has at most. */
                        limit: number;
                        /** @description Only where the request had something that is not known here: it was left out. At most twenty. */
                        warnings?: {
                            /** @description Path of the field as it was sent: `price.basePrice`. */
                            field: string;
                            /** @description What is wrong with it, in words for a person. */
                            message: string;
                        }[];
                    };
                };
            };
            /** @description Something in the request is wrong; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to try again. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the message has a reference to tell us. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not at the moment; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listSchemes: {
        parameters: {
            query?: {
                /** @description Which page, from 1. */
                page?: number;
                /** @description How many a page has. */
                limit?: number;
                /** @description Words in the title, the description or the tags (AC-125). At most 100 characters, in English or Hindi, upper or lower case. */
                search?: string;
                /** @description Only this category, exactly. */
                category?: string;
                /** @description Only this state, or "National"; exactly (X-31). */
                state?: string;
                /** @description Together with `state`: national schemes as well. */
                includeNational?: "true" | "false";
            };
            header?: {
                /** @description `handling=strict` refuses what is not known here instead of leaving it out with a warning (RFC 7240). */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description `handling=strict` where it was asked for. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "items": [
                     *         {
                     *           "id": "pm-kisan",
                     *           "title": "PM-KISAN Samman Nidhi",
                     *           "titleHi": "PM-किसान सम्मान निधि",
                     *           "description": "Income support paid straight in the bank account of land-holding farmer families, three times a year. e-KYC, an Aadhaar-linked account and matching land records are needed for every instalment.",
                     *           "descriptionHi": "भूमिधारक किसान परिवारों को साल में तीन बार सीधे बैंक खाते में आय सहायता। हर किस्त के लिए e-KYC, आधार से जुड़ा खाता और सही भूमि रिकॉर्ड ज़रूरी है।",
                     *           "category": "Income Support",
                     *           "categoryHi": "आय सहायता",
                     *           "eligibility": "Land-holding farmer families. Not for income-tax payers, pensioners with ₹10,000 or more a month, or institutional land holders.",
                     *           "eligibilityHi": "भूमिधारक किसान परिवार। आयकर देने वाले, ₹10,000 या ज़्यादा मासिक पेंशन वाले और संस्थागत भूमिधारक पात्र नहीं।",
                     *           "amount": "₹6,000 a year in three instalments of ₹2,000",
                     *           "amountHi": "₹6,000 सालाना, ₹2,000 की तीन किस्तों में",
                     *           "state": "National",
                     *           "stateHi": "राष्ट्रीय",
                     *           "ministry": "Ministry of Agriculture & Farmers Welfare",
                     *           "ministryHi": "कृषि एवं किसान कल्याण मंत्रालय",
                     *           "image": "income-support",
                     *           "tags": [
                     *             "Direct transfer",
                     *             "e-KYC",
                     *             "Small farmers",
                     *             "Instalment",
                     *             "Aadhaar"
                     *           ],
                     *           "tagsHi": [
                     *             "सीधा भुगतान",
                     *             "ई-केवाईसी",
                     *             "छोटे किसान",
                     *             "किस्त",
                     *             "आधार"
                     *           ],
                     *           "year": 2019,
                     *           "source": "patrika.com; nationaltimesmedia.com",
                     *           "checkWithDepartment": false
                     *         }
                     *       ],
                     *       "total": 1,
                     *       "page": 1,
                     *       "limit": 20
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        items: components["schemas"]["Scheme"][];
                        /** @description How many there are in all. */
                        total: number;
                        /** @description Which page this is, from 1. */
                        page: number;
                        /** @description How many a page has at most. */
                        limit: number;
                        /** @description Only where the request had something that is not known here: it was left out. At most twenty. */
                        warnings?: {
                            /** @description Path of the field as it was sent: `price.basePrice`. */
                            field: string;
                            /** @description What is wrong with it, in words for a person. */
                            message: string;
                        }[];
                    };
                };
            };
            /** @description Something in the request is wrong; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to try again. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the message has a reference to tell us. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not at the moment; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listColdStorages: {
        parameters: {
            query?: {
                /** @description Which page, from 1. */
                page?: number;
                /** @description How many a page has. */
                limit?: number;
                /** @description Words in the name, the district or the produce. At most 100 characters, in English or Hindi, upper or lower case. */
                search?: string;
                /** @description Only this district of Haryana. */
                district?: string;
            };
            header?: {
                /** @description `handling=strict` refuses what is not known here instead of leaving it out with a warning (RFC 7240). */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description `handling=strict` where it was asked for. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "items": [
                     *         {
                     *           "id": "cold-storage-001",
                     *           "district": "Ambala",
                     *           "districtHi": "अंबाला",
                     *           "name": "Sample Cold Store 01, Ambala",
                     *           "nameHi": "नमूना कोल्ड स्टोर 01, अंबाला",
                     *           "owner": "Sample Farmer Producer Company 01",
                     *           "ownerHi": "नमूना किसान उत्पादक कंपनी 01",
                     *           "contact": "5550020037",
                     *           "capacity": 5400,
                     *           "year": 1988,
                     *           "produce": "Potato",
                     *           "produceHi": "आलू",
                     *           "scheme": null,
                     *           "schemeHi": null,
                     *           "remarks": null,
                     *           "remarksHi": null,
                     *           "sample": true,
                     *           "operational": true,
                     *           "estimatedCost": 12
                     *         }
                     *       ],
                     *       "total": 1,
                     *       "page": 1,
                     *       "limit": 20
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        items: components["schemas"]["ColdStorage"][];
                        /** @description How many there are in all. */
                        total: number;
                        /** @description Which page this is, from 1. */
                        page: number;
                        /** @description How many a page has at most. */
                        limit: number;
                        /** @description Only where the request had something that is not known here: it was left out. At most twenty. */
                        warnings?: {
                            /** @description Path of the field as it was sent: `price.basePrice`. */
                            field: string;
                            /** @description What is wrong with it, in words for a person. */
                            message: string;
                        }[];
                    };
                };
            };
            /** @description Something in the request is wrong; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to try again. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the message has a reference to tell us. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not at the moment; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listWarehouses: {
        parameters: {
            query?: {
                /** @description Which page, from 1. */
                page?: number;
                /** @description How many a page has. */
                limit?: number;
            };
            header?: {
                /** @description `handling=strict` refuses what is not known here instead of leaving it out with a warning (RFC 7240). */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description `handling=strict` where it was asked for. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "items": [
                     *         {
                     *           "id": "warehouse-karnal",
                     *           "name": "HSWC Warehouse Karnal (sample)",
                     *           "nameHi": "HSWC गोदाम करनाल (नमूना)",
                     *           "status": "Available",
                     *           "location": "Karnal, Haryana",
                     *           "locationHi": "करनाल, हरियाणा",
                     *           "capacity": "10,000 MT",
                     *           "capacityHi": "10,000 मीट्रिक टन",
                     *           "contact": "5550030401",
                     *           "facilities": [
                     *             "Weighbridge",
                     *             "Fumigation",
                     *             "CCTV",
                     *             "Pledge loan (e-NWR) guidance"
                     *           ],
                     *           "facilitiesHi": [
                     *             "धर्मकांटा",
                     *             "कीट से बचाव का धुआं (फ्यूमिगेशन)",
                     *             "सीसीटीवी",
                     *             "गोदाम रसीद (e-NWR) पर ऋण की जानकारी"
                     *           ],
                     *           "price": "₹7 per quintal per month",
                     *           "priceHi": "₹7 प्रति क्विंटल प्रति माह",
                     *           "sample": true
                     *         }
                     *       ],
                     *       "total": 1,
                     *       "page": 1,
                     *       "limit": 20
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        items: components["schemas"]["Warehouse"][];
                        /** @description How many there are in all. */
                        total: number;
                        /** @description Which page this is, from 1. */
                        page: number;
                        /** @description How many a page has at most. */
                        limit: number;
                        /** @description Only where the request had something that is not known here: it was left out. At most twenty. */
                        warnings?: {
                            /** @description Path of the field as it was sent: `price.basePrice`. */
                            field: string;
                            /** @description What is wrong with it, in words for a person. */
                            message: string;
                        }[];
                    };
                };
            };
            /** @description Something in the request is wrong; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to try again. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the message has a reference to tell us. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not at the moment; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listTransporters: {
        parameters: {
            query?: {
                /** @description Which page, from 1. */
                page?: number;
                /** @description How many a page has. */
                limit?: number;
            };
            header?: {
                /** @description `handling=strict` refuses what is not known here instead of leaving it out with a warning (RFC 7240). */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description `handling=strict` where it was asked for. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "items": [
                     *         {
                     *           "id": "transporter-haryana-roadlines",
                     *           "name": "Sample Haryana Roadlines",
                     *           "nameHi": "नमूना हरियाणा रोडलाइंस",
                     *           "vehicles": [
                     *             "Open Truck",
                     *             "Closed Truck",
                     *             "Tempo"
                     *           ],
                     *           "vehiclesHi": [
                     *             "खुला ट्रक",
                     *             "बंद ट्रक",
                     *             "टेंपो"
                     *           ],
                     *           "experience": "12 years",
                     *           "experienceHi": "12 साल",
                     *           "contact": "5550010101",
                     *           "rating": 4.6,
                     *           "pricePerKm": 14,
                     *           "sample": true
                     *         }
                     *       ],
                     *       "total": 1,
                     *       "page": 1,
                     *       "limit": 20
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        items: components["schemas"]["Transporter"][];
                        /** @description How many there are in all. */
                        total: number;
                        /** @description Which page this is, from 1. */
                        page: number;
                        /** @description How many a page has at most. */
                        limit: number;
                        /** @description Only where the request had something that is not known here: it was left out. At most twenty. */
                        warnings?: {
                            /** @description Path of the field as it was sent: `price.basePrice`. */
                            field: string;
                            /** @description What is wrong with it, in words for a person. */
                            message: string;
                        }[];
                    };
                };
            };
            /** @description Something in the request is wrong; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to try again. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the message has a reference to tell us. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not at the moment; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listMachines: {
        parameters: {
            query?: {
                /** @description Which page, from 1. */
                page?: number;
                /** @description How many a page has. */
                limit?: number;
                /** @description Only this kind of machine. */
                category?: "tractor" | "harvester" | "tillage" | "spraying" | "processing" | "seeding";
                /** @description Only machines that are free, or only those that are booked. */
                status?: "available" | "booked";
            };
            header?: {
                /** @description `handling=strict` refuses what is not known here instead of leaving it out with a warning (RFC 7240). */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description `handling=strict` where it was asked for. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "items": [
                     *         {
                     *           "id": "machine-tractor-35-hp",
                     *           "name": "Tractor 35 HP",
                     *           "nameHi": "ट्रैक्टर 35 HP",
                     *           "category": "tractor",
                     *           "pricePerDay": 2200,
                     *           "location": "Hisar, Haryana",
                     *           "locationHi": "हिसार, हरियाणा",
                     *           "owner": "Rajesh Kumar (sample)",
                     *           "ownerHi": "राजेश कुमार (नमूना)",
                     *           "features": [
                     *             "35 HP diesel engine",
                     *             "Power steering",
                     *             "Good for 5-tyne and 7-tyne cultivators",
                     *             "Low fuel use"
                     *           ],
                     *           "featuresHi": [
                     *             "35 HP डीज़ल इंजन",
                     *             "पावर स्टीयरिंग",
                     *             "5 और 7 फाल वाले कल्टीवेटर के लिए ठीक",
                     *             "कम डीज़ल खर्च"
                     *           ],
                     *           "status": "available",
                     *           "image": "tractor",
                     *           "sample": true
                     *         }
                     *       ],
                     *       "total": 1,
                     *       "page": 1,
                     *       "limit": 20
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        items: components["schemas"]["Machine"][];
                        /** @description How many there are in all. */
                        total: number;
                        /** @description Which page this is, from 1. */
                        page: number;
                        /** @description How many a page has at most. */
                        limit: number;
                        /** @description Only where the request had something that is not known here: it was left out. At most twenty. */
                        warnings?: {
                            /** @description Path of the field as it was sent: `price.basePrice`. */
                            field: string;
                            /** @description What is wrong with it, in words for a person. */
                            message: string;
                        }[];
                    };
                };
            };
            /** @description Something in the request is wrong; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to try again. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the message has a reference to tell us. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not at the moment; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listLabTests: {
        parameters: {
            query?: {
                /** @description Which page, from 1. */
                page?: number;
                /** @description How many a page has. */
                limit?: number;
                /** @description Only this kind of test. */
                kind?: "soil" | "water" | "other";
            };
            header?: {
                /** @description `handling=strict` refuses what is not known here instead of leaving it out with a warning (RFC 7240). */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description `handling=strict` where it was asked for. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "items": [
                     *         {
                     *           "id": "soil-test",
                     *           "name": "Soil Test",
                     *           "nameHi": "मिट्टी की जांच",
                     *           "kind": "soil",
                     *           "price": 800,
                     *           "reportTime": "5-7 days",
                     *           "reportTimeHi": "5-7 दिन",
                     *           "description": "Shows how much food your soil holds and how acidic or salty it is, with advice on how much fertilizer each crop needs.",
                     *           "descriptionHi": "मिट्टी में कितना पोषण है और वह कितनी खट्टी या खारी है, यह बताती है; साथ में हर फसल के लिए खाद की सही मात्रा की सलाह मिलती है।",
                     *           "parameters": [
                     *             "pH",
                     *             "Electrical conductivity (EC)",
                     *             "Organic carbon",
                     *             "Available nitrogen",
                     *             "Available phosphorus",
                     *             "Available potassium",
                     *             "Sulphur",
                     *             "Zinc",
                     *             "Iron",
                     *             "Copper",
                     *             "Manganese",
                     *             "Boron"
                     *           ],
                     *           "parametersHi": [
                     *             "पीएच (pH)",
                     *             "विद्युत चालकता (EC)",
                     *             "जैविक कार्बन",
                     *             "उपलब्ध नाइट्रोजन",
                     *             "उपलब्ध फॉस्फोरस",
                     *             "उपलब्ध पोटाश",
                     *             "सल्फर (गंधक)",
                     *             "जिंक (जस्ता)",
                     *             "आयरन (लोहा)",
                     *             "कॉपर (तांबा)",
                     *             "मैंगनीज़",
                     *             "बोरॉन"
                     *           ],
                     *           "sample": true
                     *         }
                     *       ],
                     *       "total": 1,
                     *       "page": 1,
                     *       "limit": 20
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        items: components["schemas"]["LabTest"][];
                        /** @description How many there are in all. */
                        total: number;
                        /** @description Which page this is, from 1. */
                        page: number;
                        /** @description How many a page has at most. */
                        limit: number;
                        /** @description Only where the request had something that is not known here: it was left out. At most twenty. */
                        warnings?: {
                            /** @description Path of the field as it was sent: `price.basePrice`. */
                            field: string;
                            /** @description What is wrong with it, in words for a person. */
                            message: string;
                        }[];
                    };
                };
            };
            /** @description Something in the request is wrong; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to try again. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the message has a reference to tell us. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not at the moment; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listSeedOffers: {
        parameters: {
            query?: {
                /** @description Which page, from 1. */
                page?: number;
                /** @description How many a page has. */
                limit?: number;
            };
            header?: {
                /** @description `handling=strict` refuses what is not known here instead of leaving it out with a warning (RFC 7240). */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description `handling=strict` where it was asked for. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "items": [
                     *         {
                     *           "id": "seed-wheat-hd-3226",
                     *           "name": "Wheat HD 3226",
                     *           "nameHi": "गेहूं HD 3226",
                     *           "crop": "Wheat",
                     *           "cropHi": "गेहूं",
                     *           "packSize": "40 kg bag",
                     *           "packSizeHi": "40 किलो बोरी",
                     *           "price": 1680,
                     *           "season": "Rabi",
                     *           "seasonHi": "रबी",
                     *           "description": "Public variety for timely sowing on irrigated land in the north-west plains. One bag sows about one acre.",
                     *           "descriptionHi": "उत्तर-पश्चिमी मैदान की सिंचित ज़मीन में समय पर बुवाई के लिए सरकारी किस्म। एक बोरी से करीब एक एकड़ की बुवाई होती है।",
                     *           "image": "wheat",
                     *           "sample": true
                     *         }
                     *       ],
                     *       "total": 1,
                     *       "page": 1,
                     *       "limit": 20
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        items: components["schemas"]["SeedOffer"][];
                        /** @description How many there are in all. */
                        total: number;
                        /** @description Which page this is, from 1. */
                        page: number;
                        /** @description How many a page has at most. */
                        limit: number;
                        /** @description Only where the request had something that is not known here: it was left out. At most twenty. */
                        warnings?: {
                            /** @description Path of the field as it was sent: `price.basePrice`. */
                            field: string;
                            /** @description What is wrong with it, in words for a person. */
                            message: string;
                        }[];
                    };
                };
            };
            /** @description Something in the request is wrong; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to try again. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the message has a reference to tell us. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not at the moment; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listFertilizerOffers: {
        parameters: {
            query?: {
                /** @description Which page, from 1. */
                page?: number;
                /** @description How many a page has. */
                limit?: number;
            };
            header?: {
                /** @description `handling=strict` refuses what is not known here instead of leaving it out with a warning (RFC 7240). */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description `handling=strict` where it was asked for. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "items": [
                     *         {
                     *           "id": "fertilizer-urea",
                     *           "name": "Urea (Neem Coated)",
                     *           "nameHi": "यूरिया (नीम लेपित)",
                     *           "nutrient": "46% nitrogen",
                     *           "nutrientHi": "46% नाइट्रोजन",
                     *           "packSize": "45 kg bag",
                     *           "packSizeHi": "45 किलो बोरी",
                     *           "price": 266.5,
                     *           "description": "The main source of nitrogen. Give it in two or three splits on moist soil, not all at once.",
                     *           "descriptionHi": "नाइट्रोजन का मुख्य स्रोत। नम मिट्टी में दो-तीन बार में दें, एक साथ नहीं।",
                     *           "image": "urea",
                     *           "sample": true
                     *         }
                     *       ],
                     *       "total": 1,
                     *       "page": 1,
                     *       "limit": 20
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        items: components["schemas"]["FertilizerOffer"][];
                        /** @description How many there are in all. */
                        total: number;
                        /** @description Which page this is, from 1. */
                        page: number;
                        /** @description How many a page has at most. */
                        limit: number;
                        /** @description Only where the request had something that is not known here: it was left out. At most twenty. */
                        warnings?: {
                            /** @description Path of the field as it was sent: `price.basePrice`. */
                            field: string;
                            /** @description What is wrong with it, in words for a person. */
                            message: string;
                        }[];
                    };
                };
            };
            /** @description Something in the request is wrong; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to try again. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the message has a reference to tell us. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not at the moment; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listMinimumSupportPrices: {
        parameters: {
            query?: {
                /** @description Which page, from 1. */
                page?: number;
                /** @description How many a page has. */
                limit?: number;
                /** @description Only this crop, as `crop` spells it. */
                crop?: string;
            };
            header?: {
                /** @description `handling=strict` refuses what is not known here instead of leaving it out with a warning (RFC 7240). */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description `handling=strict` where it was asked for. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "items": [
                     *         {
                     *           "id": "msp-paddy-common-kms-2025-26",
                     *           "crop": "Paddy (Common)",
                     *           "cropHi": "धान (सामान्य)",
                     *           "season": "Kharif",
                     *           "seasonHi": "खरीफ",
                     *           "marketingYear": "KMS 2025-26",
                     *           "price": 2369,
                     *           "announcedOn": "2025-05-28",
                     *           "source": "ETV Bharat and PTI, 28 May 2025; urad as gazetted"
                     *         }
                     *       ],
                     *       "total": 1,
                     *       "page": 1,
                     *       "limit": 20
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        items: components["schemas"]["MinimumSupportPrice"][];
                        /** @description How many there are in all. */
                        total: number;
                        /** @description Which page this is, from 1. */
                        page: number;
                        /** @description How many a page has at most. */
                        limit: number;
                        /** @description Only where the request had something that is not known here: it was left out. At most twenty. */
                        warnings?: {
                            /** @description Path of the field as it was sent: `price.basePrice`. */
                            field: string;
                            /** @description What is wrong with it, in words for a person. */
                            message: string;
                        }[];
                    };
                };
            };
            /** @description Something in the request is wrong; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to try again. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the message has a reference to tell us. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not at the moment; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listServices: {
        parameters: {
            query?: never;
            header?: {
                /** @description `handling=strict` refuses what is not known here instead of leaving it out with a warning (RFC 7240). */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description `handling=strict` where it was asked for. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "items": [
                     *         {
                     *           "slug": "mandi-bhav",
                     *           "title": "Mandi Bhav",
                     *           "titleHi": "मंडी भाव",
                     *           "summary": "Prices of the mandis near you.",
                     *           "summaryHi": "आपके पास की मंडियों के भाव।",
                     *           "icon": "mandi"
                     *         }
                     *       ],
                     *       "total": 1
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        items: components["schemas"]["Service"][];
                        /** @description How many there are. */
                        total: number;
                        /** @description Only where the request had something that is not known here: it was left out. At most twenty. */
                        warnings?: {
                            /** @description Path of the field as it was sent: `price.basePrice`. */
                            field: string;
                            /** @description What is wrong with it, in words for a person. */
                            message: string;
                        }[];
                    };
                };
            };
            /** @description Something in the request is wrong; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to try again. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the message has a reference to tell us. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not at the moment; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    chatStream: {
        parameters: {
            query?: never;
            header?: {
                /** @description `handling=strict` refuses what is not known here instead of leaving it out with a warning (RFC 7240). */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "messages": [
                 *         {
                 *           "role": "user",
                 *           "content": "What is the MSP of wheat?"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["Conversation"];
            };
        };
        responses: {
            /** @description Server-sent events, each a name and JSON: `delta` {text}, `notice` {text}, `sources` [AnswerSource], `warnings` [{field, message}]; at the end `done` {language}, or `error` with the body of a refusal. */
            200: {
                headers: {
                    /** @description `handling=strict` where it was asked for. */
                    "Preference-Applied"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example event: delta
                     *     data: {"text":"For the rabi marketing season 2026-27 the minimum support price of wheat is ₹2,585 a quintal."}
                     *
                     *     event: sources
                     *     data: [{"name":"Cabinet Committee on Economic Affairs","figure":"₹2,585","date":"2025-10-01","path":"/services/mandi-bhav"}]
                     *
                     *     event: done
                     *     data: {"language":"en"}
                     */
                    "text/event-stream": string;
                };
            };
            /** @description Something in the request is wrong; `errors` names the fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The body is of a kind that is not taken. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to try again. */
            429: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A fault of ours; the message has a reference to tell us. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not at the moment; `Retry-After` says when to try again. */
            503: {
                headers: {
                    /** @description Seconds to wait. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
}
