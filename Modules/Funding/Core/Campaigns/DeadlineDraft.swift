import Vocabulary

/// A deadline as it is typed.
public struct DeadlineDraft: Hashable, Sendable {
    /// `2026-12-05 19:30`
    public var time: String
    public var zone: String
    /// Which of two hours is meant where the clocks show an hour twice; nil if that was not asked.
    public var repeatedHour: RepeatedHour?

    /// Blank, in Korea, by default.
    public init(time: String = "", zone: String = "Asia/Seoul", repeatedHour: RepeatedHour? = nil) {
        (self.time, self.zone, self.repeatedHour) = (time, zone, repeatedHour)
    }

    /// The draft that reproduces the deadline. An hour that the clocks show twice is asked for anew.
    public init(_ deadline: CampaignDeadline) {
        self.init(time: "\(deadline.local)", zone: deadline.zone)
    }
}
