import ContractKit

/// Right inputs of listings, which fuzzing makes nearly right.
enum ListingFuzzSeeds {
    static let seeds = FuzzSeeds(
        words: [
            "limit=", "after=", "page=", "category=", "{listing}", "{order}", "{cursor}", #"{"amount":"#,
            #""currency":"#, "KRW", "price", "title", "attributes", "photos",
        ], queries: queries, bodies: bodies, identifier: "{listing}")

    private static let queries = [
        FuzzSeeds.Form(
            "listings.browse", "GET", "/api/v1/listings",
            seeds: [
                "order=newest&limit=20",
                "category=jersey&category=ball&condition=A&keyword=%EC%A0%84%EB%B6%81",
                "minimumPrice=1000&maximumPrice=90000&currency=KRW&order=cheapest", "after={cursor}&limit=1",
                "page=2&limit=5", "seller={member}&onSale=true",
                "league=K%EB%A6%AC%EA%B7%B81&team=a&size=L",
            ]),
        FuzzSeeds.Form(
            "listings.mine", "GET", "/api/v1/me/listings",
            seeds: ["state=hidden&limit=3", "page=1", "after={cursor}"]),
        FuzzSeeds.Form(
            "listings.liked", "GET", "/api/v1/me/likes", seeds: ["limit=3", "page=1", "after={cursor}"]),
    ]

    private static let listing =
        #"{"title":"전북 현대 홈","description":"한 번\n입었습니다","price":{"amount":120000,"currency":"KRW"},"#
        + #""discount":{"amount":30000,"currency":"KRW"},"stock":3,"category":"jersey","condition":"A","#
        + #""attributes":{"league":"K리그1","team":"전북 현대","season":"2023/24","size":"L"}"#

    private static let bodies = [
        FuzzSeeds.Form(
            "listings.publish", "POST", "/api/v1/listings",
            seeds: [listing + #","state":"draft"}"#, listing + "}"]),
        FuzzSeeds.Form(
            "listings.edit", "PUT", "/api/v1/listings/{listing}",
            seeds: [listing + #","version":1}"#, listing + "}"]),
        FuzzSeeds.Form(
            "listings.moderate", "POST", "/api/v1/listings/{listing}/moderation",
            seeds: [#"{"act":"hide","reason":"전화번호를 적었습니다"}"#, #"{"act":"remove","reason":"x"}"#]),
        FuzzSeeds.Form(
            "listings.hold", "PUT", "/api/v1/listings/{foreign}/holds/{order}",
            seeds: [#"{"quantity":1,"until":"{until}"}"#]),
    ]
}
