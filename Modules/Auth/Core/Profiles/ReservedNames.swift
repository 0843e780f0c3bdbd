import UnicodeText

/// Nicknames that impersonate the staff.
///
/// Names are compared by skeleton (`caselessSkeleton`), word by word: runs of letters and digits, and the
/// whole name without other characters, so that `관.리.자` is one word.
enum ReservedNames {
    /// Refused at the start or end of a word: 운영자님, 마당매니저, superadmin, administrator, but not badminton.
    private static let staff = ["운영자", "관리자", "매니저", "admin", "moderator", "operator"]
    /// Refused as a whole word only: 앞마당 and 마당발 are everyday words.
    private static let place = ["마당", "madang"]

    /// Whether a nickname is reserved.
    static func contains(_ nickname: String) -> Bool {
        let words = nickname.split { !$0.isLetter && !$0.isNumber }.map(String.init)
        return (words + [words.joined()]).contains(where: isReserved)
    }

    private static let skeletons = (
        staff: staff.map(\.caselessSkeleton), place: place.map(\.caselessSkeleton)
    )

    private static func isReserved(_ word: String) -> Bool {
        let skeleton = word.caselessSkeleton
        return skeletons.place.contains(skeleton)
            || skeletons.staff.contains { skeleton.hasPrefix($0) || skeleton.hasSuffix($0) }
    }
}
