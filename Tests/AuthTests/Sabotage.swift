/// The ways in which the tests break Auth on purpose. Each must be caught by the clauses that
/// `SabotageTests` names.
enum Sabotage: String, CaseIterable {
    // The store.
    case namesNeverTaken, takenForgetsItself, namesNeverFreed, replaceForgotten, replaceEndsNothing,
        versionIgnored
    case singleSession, endForgotten, anyoneEnds, keepIgnored, endSessionsForgotten, expiredLivesOn,
        oldestFirst
    case rotationForgotten, replayForgiven, replayPunishedAtOnce, tokensNeverExpire, lastUseForgotten
    case departureForgotten, departureNeverSettled, directoryForgets, staleRole, emptiedWhenReopened
    case replayEndsAll
    case keysForgotten, keysComparedOnly, keysKeptForEver, refusalsKeepKeys
    // The ports.
    case everyPasswordFits, mailLost, accessNeverExpires, accessUnchecked, randomSuccessors
    // The verbs.
    case firstComplaintOnly, phoneForgotten, ageIgnored, weakPasswordsTaken, emailFormIgnored,
        mailFailureFatal
    case emailCaseMatters, rawPasswords, unknownEmailTold, unknownTokenTold, visitorsWelcome, currentUnmarked
    case unknownEmailUnslowed, addressIgnored, guessesBorne
    case nulIsFatal, rareSignsLost, answersOfToday
    case expectedVersionIgnored, introductionHidden, currentIgnored, rolesForAll
}
