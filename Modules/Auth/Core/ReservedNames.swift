import UnicodeText

/// Nicknames that look as if they were of those who run the place.
///
/// Names are compared by how they look (`caselessSkeleton`), in their words: runs of letters and digits, and
/// the whole name with all else left out, so that `관.리.자` is one word.
enum ReservedNames {
    /// Refused where a word begins or ends with one: 운영자님, 마당매니저, superadmin, administrator, but not
    /// badminton.
    private static let staff = ["운영자", "관리자", "매니저", "admin", "moderator", "operator"]
    /// Refused as a whole word: 앞마당 and 마당발 are words of every day.
    private static let place = ["마당", "madang"]

    /// Whether a nickname is one of them.
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
