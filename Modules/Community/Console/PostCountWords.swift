public import Commands
import Community
import Terminal
import Vocabulary

extension MemberCountWording {
    /// What the counts of the board are called.
    public static let ofCommunity = [
        MemberCountWording(.boardPosts, Phrase(en: "Board posts", ko: "게시글"))
    ]
}
