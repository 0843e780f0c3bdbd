extension Sabotage {
    /// The promises by which each fault must be caught: each fault has one at least, each promise its fault.
    static let caught: [Sabotage: [String]] = [
        .losesNewListings: [
            "a seller is shown by the name of the day, and without one after leaving"
        ],
        .decomposesText: [
            "text is kept trimmed and in NFC"
        ],
        .keepsBlanks: [
            "a refused edit changes nothing"
        ],
        .dropsDiscounts: [
            "a price range takes in both ends, by sale price",
            "a listing keeps all that was written",
        ],
        .namesOneComplaint: [
            "a form is answered with all of its complaints at once"
        ],
        .keepsRefusedForms: [
            "a refused form leaves nothing behind"
        ],
        .acceptsAnyAttributes: [
            "each kind of goods must have its own attributes and no other's"
        ],
        .letsVisitorsAct: [
            "an anonymous visitor reads and does nothing else"
        ],
        .remembersOldNames: [
            "a seller is shown by the name of the day, and without one after leaving"
        ],
        .showsEverything: [
            "a draft is shown to its seller alone",
            "a hidden listing is seen by its seller and moderators, and listed for nobody",
        ],
        .hidesDraftsFromSellers: [
            "what may not be seen cannot be liked"
        ],
        .showsDraftsAtOnce: [
            "what may not be seen cannot be liked"
        ],
        .renewsPublication: [
            "a hidden listing that is published again keeps its first moment"
        ],
        .publishesAnything: [
            "a listing is published and hidden only from where that leads"
        ],
        .hidesAnything: [
            "a listing is published and hidden only from where that leads"
        ],
        .letsStrangersAct: [
            "moderators and operators hide and remove what others sell, and do no more",
            "strangers change nothing of what they see and know nothing of the rest",
        ],
        .distrustsModerators: [
            "moderators and operators hide and remove what others sell, and do no more"
        ],
        .tellsStrangersWhatIsThere: [
            "a removed listing is gone from every list and for everybody"
        ],
        .removesByHiding: [
            "a removed listing is gone from every list and for everybody"
        ],
        .removesHeldUnits: [
            "a listing is not removed while units of it are held"
        ],
        .keepsSoldListings: [
            "a sold listing may be removed"
        ],
        .losesEdits: [
            "an edit replaces details and stock and counts the version up",
            "an edit without a version takes the listing as it is",
        ],
        .ignoresVersions: [
            "an edit against another version changes nothing and tells the version of now",
            "of concurrent edits against one version exactly one wins",
        ],
        .staysInFirstVersion: [
            "a published draft is shown to all from that moment"
        ],
        .startsInSecondVersion: [
            "a new listing is on sale, in its first version, liked by nobody"
        ],
        .editsSoldListings: [
            "a sold listing is not edited"
        ],
        .sellsHeldUnits: [
            "an edit leaves no fewer units than are held"
        ],
        .editsPublish: [
            "an edit of a draft or a hidden listing shows it to nobody"
        ],
        .editsForgetLikes: [
            "an edit leaves the likes alone",
            "edits, likes and holds that were answered are there after that, too",
        ],
        .movesVersionsOnReading: [
            "a new listing is on sale, in its first version, liked by nobody"
        ],
        .turnsOrderRound: [
            "a hidden listing that is published again keeps its first moment"
        ],
        .breaksTiesTheOtherWay: [
            "newest goods come first, those of one moment by identifier"
        ],
        .ordersByListPrice: [
            "cheapest goods come first by sale price, those of equal price by identifier",
            "dearest goods come first by sale price, those of equal price by identifier",
        ],
        .showsOnlyFreeGoods: [
            "reserved and sold goods stay listed with what is on sale"
        ],
        .ignoresCategories: [
            "categories restrict to any of those named",
            "the cursor of another query is refused",
        ],
        .ignoresConditions: [
            "conditions restrict to any of those named",
            "filters that are combined must all be met",
        ],
        .ignoresAttributes: [
            "each attribute restricts to goods that have the value"
        ],
        .takesFirstValueOnly: [
            "several values of an attribute mean any, several attributes mean all"
        ],
        .comparesAttributesExactly: [
            "attributes are compared without regard to case, width and normal form"
        ],
        .leavesOutPriceEnds: [
            "a price range takes in both ends, by sale price"
        ],
        .ignoresCurrency: [
            "prices are compared in one currency only, won unless said otherwise"
        ],
        .ignoresSeller: [
            "a seller's listings are found by the seller"
        ],
        .ignoresOnSaleOnly: [
            "only what is on sale can be asked for"
        ],
        .forgetsQueryComplaints: [
            "a query is answered with all of its complaints at once"
        ],
        .searchesTitlesOnly: [
            "a keyword is found in title, description and attributes, also inside words"
        ],
        .needsThreeCharacters: [
            "normal form makes no difference to a keyword"
        ],
        .findsWholeWordsOnly: [
            "one or two syllables of Hangul are enough to find by"
        ],
        .comparesCase: [
            "case makes no difference to a keyword",
            "width makes no difference to a keyword",
        ],
        .comparesWidth: [
            "case makes no difference to a keyword"
        ],
        .comparesNormalForm: [
            "normal form makes no difference to a keyword"
        ],
        .searchesFirstWordOnly: [
            "of several words each must occur, wherever and in whatever order"
        ],
        .takesMarksForPatterns: [
            "marks that databases know are ordinary characters in a keyword"
        ],
        .overlooksRareSigns: [
            "rare signs are found like others, and come back byte for byte in one normal form"
        ],
        .takesControls: [
            "a keyword or an attribute with NUL or another control is refused, but for blanks"
        ],
        .keepsOldSearchText: [
            "a keyword finds what an edit has made of a listing, and no more what it was"
        ],
        .repeatsCursorItem: [
            "cursors lead through the whole list in each order, each listing once"
        ],
        .skipsAfterCursor: [
            "cursors lead through the whole list in each order, each listing once"
        ],
        .countsOffsets: [
            "cursors lead through the whole list in each order, each listing once",
            "cursors neither skip nor repeat while goods come in before them",
        ],
        .losesRemovedPlaces: [
            "a cursor keeps its place after its listing is gone"
        ],
        .ignoresLimits: [
            "a page holds no more than was asked for, and names a next one only if there is more"
        ],
        .promisesMorePages: [
            "a page holds no more than was asked for, and names a next one only if there is more"
        ],
        .countsPageAsTotal: [
            "a page behind the end is empty and still knows the total"
        ],
        .wrapsAroundTheEnd: [
            "numbered pages carry their place and the total",
            "a page behind the end is empty and still knows the total",
        ],
        .takesForeignCursors: [
            "the cursor of somebody's own list is refused for others and other states"
        ],
        .listsOldestFirst: [
            "own listings made at one moment come by identifier, page by page"
        ],
        .listsAllStates: [
            "own listings can be asked for by state"
        ],
        .listsOthersToo: [
            "own listings come last made first, in every state but removed, and no one else's"
        ],
        .takesOthersCursors: [
            "the cursor of somebody's own list is refused for others and other states"
        ],
        .countsEveryLike: [
            "a like counts once, however often it is given"
        ],
        .takesLikesTwice: [
            "a like is taken back once, and without one nothing changes"
        ],
        .likesForEverybody: [
            "everybody sees whether they themselves like a listing",
            "everybody sees in a list which of the goods they like",
            "a published listing is shown to everybody at once",
        ],
        .losesSecondLikes: [
            "of concurrent likes none is lost",
            "most liked goods come first, those of equal likes by identifier",
        ],
        .likesChangeVersions: [
            "a like is no change of the listing"
        ],
        .likesAgainOnTop: [
            "liked listings come last liked first, those of one moment by identifier"
        ],
        .listsHiddenLikes: [
            "liked listings leave out what is hidden, until it is shown again"
        ],
        .likesUnseen: [
            "what may not be seen cannot be liked",
            "what was never put up is not found",
        ],
        .listsLikesByAge: [
            "liked listings come last liked first, those of one moment by identifier"
        ],
        .holdsNothing: [
            "a sold listing may be removed"
        ],
        .oversells: [
            "a hold keeps units for its order and says so"
        ],
        .decidesByOldStock: [
            "of buyers racing for more than one unit each no unit goes twice",
            "of 16 buyers racing for 5 units exactly five get one",
            "of 16 buyers racing for the last unit exactly one gets it",
            "a hold keeps units for its order and says so",
        ],
        .miscountsByOne: [
            "no more units are held than can be had"
        ],
        .holdsSingleUnits: [
            "a hold keeps units for its order and says so"
        ],
        .holdsAgain: [
            "an order that asks again gets the hold that it has",
            "one order that races against itself holds once",
        ],
        .sharesOrders: [
            "a hold that has ended one way does not end another way",
            "a hold that ran out is neither confirmed nor released nor held again",
            "an order is of one member and one quantity",
        ],
        .mixesListings: [
            "a hold that was never made is not found"
        ],
        .sellsToThemselves: [
            "nobody holds units of their own listing"
        ],
        .holdsAnyNumber: [
            "a hold is of 1 to 9,999 units and ends within an hour"
        ],
        .holdsHiddenGoods: [
            "only what is on sale is held"
        ],
        .losesHoldsWhenHidden: [
            "units held of a listing that is hidden stay held"
        ],
        .staysReserved: [
            "a confirmed hold is a sale, and the last one sells the listing out",
            "confirmations of many holds at once sell each unit once",
        ],
        .neverReserves: [
            "a listing whose last units are held stays reserved while others of it are sold",
            "a listing is reserved when its last unit is held",
        ],
        .confirmsWithoutSelling: [
            "only what is on sale can be asked for"
        ],
        .confirmsTwice: [
            "confirming again changes nothing"
        ],
        .keepsReleasedUnits: [
            "a released hold gives its units back, and a reserved listing is on sale again",
            "an order holds units of several listings apart from each other",
        ],
        .releasesTwice: [
            "releasing again changes nothing"
        ],
        .changesItsMind: [
            "of a confirmation racing a release exactly one takes effect",
            "units of a hold that ran out go to the next who asks",
        ],
        .letsAnyoneConfirm: [
            "the seller and operators confirm, nobody else"
        ],
        .letsAnyoneRelease: [
            "the holder, the seller and operators release, nobody else"
        ],
        .letsNoHolderRelease: [
            "the holder, the seller and operators release, nobody else"
        ],
        .findsAnyHold: [
            "a hold that was never made is not found"
        ],
        .sellsAgain: [
            "an order that was sold to is told so when it asks again"
        ],
        .neverExpires: [
            "a listing is edited and removed as if a hold that ran out had never been"
        ],
        .expiresLate: [
            "a listing is edited and removed as if a hold that ran out had never been"
        ],
        .expiresAllAtOnce: [
            "a hold runs out at its moment, not before",
            "only the holds whose time is over run out",
        ],
        .expiresWhenTouched: [
            "the version that is read can be edited against, also after a hold ran out",
            "lists show a listing on sale again once its hold ran out",
            "one's own lists show what is free again once a hold ran out",
        ],
        .expiresSales: [
            "a confirmed hold does not run out"
        ],
        .forgetsKeys: [
            "the same goods again under one key are the same listing, once",
            "of 16 publications at once under one key one takes effect",
        ],
        .forgetsHoldKeys: [
            "the same hold again under its key is answered as then, also after it ended"
        ],
        .comparesKeysOnly: [
            "a key that stands for other goods is refused, and nothing is put up",
            "a key that stands for another hold is refused, and nothing is held",
        ],
        .sharesKeys: [
            "another member's key, and a key of another verb, is another key"
        ],
        .keepsKeysForEver: [
            "a key is known for 30 days, and then stands for nothing"
        ],
        .answersOfToday: [
            "a repeated publication answers as then, whatever became of the listing"
        ],
        .answersWhatWasAsked: [
            "a hold that the order had before is answered as it is, and so again"
        ],
        .keepsKeysOfRefusals: [
            "what was refused leaves its key free"
        ],
        .forgetsNobody: [
            "the keys of a member who has left are forgotten",
            "forgetting a member again, or one who was never seen, changes nothing",
        ],
        .forgetsSales: [
            "the unsold listings of a member who has left are gone, the sold ones stay"
        ],
        .remembersLikes: [
            "the likes of a member who has left no longer count"
        ],
        .remembersHolds: [
            "the holds of a member who has left are released"
        ],
        .forgetsEverything: ["forgetting a member again, or one who was never seen, changes nothing"],
        .touchesWhatIsForgotten: ["forgetting a member again, or one who was never seen, changes nothing"],
        .forgetsOnClosing: [
            "listings that were answered are there after the market was closed and opened",
            "the cursor of a page leads on after the market was closed and opened",
            "a key is known after the market was closed and opened",
        ],
    ]
}
