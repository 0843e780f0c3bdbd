public import Commands
import Crews
import Terminal
import Vocabulary

extension MemberCountWording {
    /// What the counts of crews are called.
    public static let ofCrews = [MemberCountWording(.crews, Phrase(en: "Crews", ko: "크루"))]
}
