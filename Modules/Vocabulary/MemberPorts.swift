/// All that accounts tell the other domains of members: what they are called, who may write, who is called
/// so, and whose things somebody does not see.
public typealias MemberPorts = MemberDirectory & StandingDirectory & NicknameDirectory & BlockDirectory
