public import Commands
import Feed
import Terminal
import Vocabulary

extension MemberCountWording {
    /// What the counts of the feed are called.
    public static let ofFeed = [
        MemberCountWording(.feedPosts, Phrase(en: "Feed posts", ko: "피드 글")),
        MemberCountWording(.followers, Phrase(en: "Followers", ko: "팔로워")),
        MemberCountWording(.following, Phrase(en: "Following", ko: "팔로잉")),
    ]
}
