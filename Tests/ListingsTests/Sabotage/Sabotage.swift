/// One way in which an implementation of listings can be wrong.
enum Sabotage: String, CaseIterable {
    // Putting up and keeping
    case losesNewListings, decomposesText, keepsBlanks, dropsDiscounts, namesOneComplaint
    case keepsRefusedForms, acceptsAnyAttributes, letsVisitorsAct, remembersOldNames
    // Seeing, hiding, removing
    case showsEverything, hidesDraftsFromSellers, showsDraftsAtOnce, renewsPublication, publishesAnything
    case hidesAnything, letsStrangersAct, distrustsModerators, tellsStrangersWhatIsThere, removesByHiding
    case removesHeldUnits, keepsSoldListings
    // Editing
    case losesEdits, ignoresVersions, staysInFirstVersion, startsInSecondVersion, editsSoldListings,
        sellsHeldUnits
    case editsPublish, editsForgetLikes, movesVersionsOnReading
    // Order and filters
    case turnsOrderRound, breaksTiesTheOtherWay, ordersByListPrice, showsOnlyFreeGoods, ignoresCategories
    case ignoresConditions, ignoresAttributes, takesFirstValueOnly, comparesAttributesExactly
    case leavesOutPriceEnds, ignoresCurrency, ignoresSeller, ignoresOnSaleOnly, forgetsQueryComplaints
    // Keywords
    case searchesTitlesOnly, needsThreeCharacters, findsWholeWordsOnly, comparesCase, comparesWidth
    case comparesNormalForm, searchesFirstWordOnly, takesMarksForPatterns, keepsOldSearchText
    case overlooksRareSigns, takesControls
    // Pages
    case repeatsCursorItem, skipsAfterCursor, countsOffsets, losesRemovedPlaces, ignoresLimits
    case promisesMorePages, countsPageAsTotal, wrapsAroundTheEnd, takesForeignCursors
    // Own lists
    case listsOldestFirst, listsAllStates, listsOthersToo, takesOthersCursors
    // Likes
    case countsEveryLike, takesLikesTwice, likesForEverybody, losesSecondLikes, likesChangeVersions
    case likesAgainOnTop, listsHiddenLikes, likesUnseen, listsLikesByAge
    // Holds
    case holdsNothing, oversells, decidesByOldStock, miscountsByOne, holdsSingleUnits, holdsAgain,
        sharesOrders, mixesListings, sellsToThemselves, holdsAnyNumber
    case holdsHiddenGoods, losesHoldsWhenHidden, staysReserved, neverReserves
    // Ends of holds
    case confirmsWithoutSelling, confirmsTwice, keepsReleasedUnits, releasesTwice, changesItsMind
    case letsAnyoneConfirm, letsAnyoneRelease, letsNoHolderRelease, findsAnyHold, sellsAgain
    // Time
    case neverExpires, expiresLate, expiresAllAtOnce, expiresWhenTouched, expiresSales
    // Asking again
    case forgetsKeys, forgetsHoldKeys, comparesKeysOnly, sharesKeys, keepsKeysForEver
    case answersOfToday, answersWhatWasAsked, keepsKeysOfRefusals
    // Leaving, keeping
    case forgetsNobody, forgetsSales, remembersLikes, remembersHolds, forgetsEverything
    case touchesWhatIsForgotten, forgetsOnClosing
}
